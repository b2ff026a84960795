/**
 * Focuses the open tab of the coupon around an element. Call it when a press removes the pressed
 * button, since the focus would be lost.
 */
export function focusOpenTab(element: Element): void {
  element
    .closest('[data-held]')
    ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    ?.focus();
}
