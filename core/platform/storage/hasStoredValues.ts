/** What is kept of every page and shown on none. */
const unseen = new Set(['boot']);

/**
 * Whether this browser keeps something of the brand that a page may show: what the edge drew without it is then not
 * taken over, but drawn again.
 */
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
