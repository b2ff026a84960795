/**
 * Gives the focus to the tab under which an element stands: with what was pressed the element goes,
 * and the focus would be lost with it.
 */
export function focusOpenTab(element: Element): void {
  element
    .closest('[data-held]')
    ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
    ?.focus();
}
