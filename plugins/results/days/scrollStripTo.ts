/**
 * Scrolls a strip sideways so that a part is in its middle, as far as possible. `scrollIntoView`
 * would also scroll the page when the strip is below the first screen.
 */
export function scrollStripTo(strip: Element | null, part: Element | null | undefined): void {
  if (strip === null || part === null || part === undefined) return;
  const room = strip.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  strip.scrollLeft += (box.left + box.right - room.left - room.right) / 2;
}
