/**
 * The element that the page is rendered into. A layout takes it in and gives it back, so a change of layout moves the
 * page instead of building it anew: what was typed, the focus and the scroll position stay.
 */
export class PageHost {
  readonly element: HTMLElement;
  #focused: Element | null = null;
  #scrollTop: number | undefined;

  constructor(className: string | undefined) {
    this.element = document.createElement('div');
    if (className !== undefined) this.element.className = className;
  }

  attach(parent: HTMLElement): void {
    parent.prepend(this.element);
    if (this.#focused instanceof HTMLElement && document.activeElement !== this.#focused) this.#focused.focus({ preventScroll: true });
    if (this.#scrollTop !== undefined) window.scrollTo({ top: this.#scrollTop, behavior: 'instant' });
    this.#focused = null;
    this.#scrollTop = undefined;
  }

  detach(): void {
    this.#focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    this.#scrollTop = window.scrollY;
  }
}
