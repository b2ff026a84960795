/**
 * Gives the first history entry of a document a key of its own. The router names every such entry
 * `default`, so state that is kept by the key, such as a scroll position, would apply to the next
 * page that is typed into the address bar. A reload finds the key again.
 */
export function nameFirstEntry(
  history: Pick<History, 'state' | 'replaceState'>,
  random: () => number = Math.random,
): void {
  const state = history.state as { readonly key?: unknown } | null;
  if (typeof state?.key === 'string') return;
  history.replaceState({ ...state, key: random().toString(36).slice(2, 10) }, '');
}
