/** What is kept of every page and shown on none. */
const unseen = new Set(['boot']);

/** Whether the browser stores what a page may show, which the edge cannot have drawn. */
export function hasStoredValues(
  brand: string,
  page: Pick<Window, 'localStorage' | 'sessionStorage'>,
): boolean {
  const prefix = `grandstand:${brand}:`;
  try {
    return [page.localStorage, page.sessionStorage]
      .flatMap((area) => Object.keys(area))
      .some(
        (key) =>
          key.startsWith(prefix) && !unseen.has(key.slice(prefix.length).split('/')[0] ?? ''),
      );
  } catch {
    // Storage is blocked: nothing is kept.
    return false;
  }
}
