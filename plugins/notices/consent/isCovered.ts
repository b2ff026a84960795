/** The sides of a box on the screen, in CSS pixels. */
export type Box = Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;

/** Whether nothing of a box shows beside what stands over it. */
export function isCovered(box: Box, by: Box): boolean {
  return (
    box.top >= by.top && box.bottom <= by.bottom && box.left >= by.left && box.right <= by.right
  );
}
