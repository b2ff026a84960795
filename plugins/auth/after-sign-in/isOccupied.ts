const typed = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/**
 * Returns whether a field has the focus or a dialog or sheet is open, so that no prompt may open.
 */
export function isOccupied(page: Document | undefined = globalThis.document): boolean {
  if (page === undefined) return false;
  return page.activeElement?.matches(typed) === true || page.querySelector('dialog[open]') !== null;
}
