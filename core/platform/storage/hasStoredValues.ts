/** Whether the browser stores what a page may show, which the edge cannot have drawn. */
export function hasStoredValues(
  brand: string,
  page: Pick<Window, 'localStorage' | 'sessionStorage'>,
): boolean {
  const prefix = `grandstand:${brand}:`;
  const unseen = `${prefix}unseen/`;
  try {
    return [page.localStorage, page.sessionStorage]
      .flatMap((area) => Object.keys(area))
      .some((key) => key.startsWith(prefix) && !key.startsWith(unseen));
  } catch {
    // Storage is blocked: nothing is kept.
    return false;
  }
}
