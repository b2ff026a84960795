const typed = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether the focus is in a field, or a dialog or sheet is open: no question may come between. */
export function isOccupied(page: Document | undefined = globalThis.document): boolean {
  if (page === undefined) return false;
  return page.activeElement?.matches(typed) === true || page.querySelector('dialog[open]') !== null;
}
