const typed = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select';

/** Whether the person types, or sees to what stands over the page: what can wait does. */
export function isOccupied(page: Document | undefined = globalThis.document): boolean {
  if (page === undefined) return false;
  return page.activeElement?.matches(typed) === true || page.querySelector('dialog[open]') !== null;
}
