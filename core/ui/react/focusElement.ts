/**
 * As the `ref` of an element that takes the focus when it is drawn, and so comes into sight. One
 * that is no control needs `tabIndex={-1}`. What changes place within a page uses `useFocusAfter`.
 */
export function focusElement(element: HTMLElement | null): void {
  element?.focus();
}
