/**
 * For the `ref` of an element that takes the focus when it is rendered, and so is scrolled into
 * view. An element that is no control needs `tabIndex={-1}`. For elements that change within a page
 * use `useFocusAfter`.
 */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
