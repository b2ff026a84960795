/** Where what had the focus is gone, the heading of the page has it, or the page itself. */
export function focusHeading(page: Document | undefined = globalThis.document): void {
  if (page === undefined || page.activeElement !== page.body) return;
  const heading =
    page.querySelector<HTMLElement>('main h1') ?? page.querySelector<HTMLElement>('main');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
