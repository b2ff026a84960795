/** Focuses the heading of the page, or the page itself, after the focused element was removed. */
export function focusHeading(page: Document | undefined = globalThis.document): void {
  if (page === undefined || page.activeElement !== page.body) return;
  const heading =
    page.querySelector<HTMLElement>('main h1') ?? page.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
