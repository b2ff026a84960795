/**
 * Scrolls a strip sideways until its part stands in the middle, as far as it goes. The page stays
 * where it is: `scrollIntoView` would move that, too, where the strip is below the first screen.
 */
export function scrollStripTo(strip: Element | null, part: Element | null | undefined): void {
  if (strip === null || part === null || part === undefined) return;
  const room = strip.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  strip.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
}
