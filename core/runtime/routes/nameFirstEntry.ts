/**
 * Gives the entry of the history with which a document begins a key of its own. The router calls
 * every such entry `default`: what is kept by the key of an entry, as how far it was scrolled,
 * would be that of the next page that is typed into the address bar. A reload finds the key again.
 */
export function nameFirstEntry(
  history: Pick<History, 'state' | 'replaceState'>,
  random: () => number = Math.random,
): void {
  const state = history.state as { readonly key?: unknown } | null;
  if (typeof state?.key === 'string') return;
  history.replaceState({ ...state, key: random().toString(36).slice(2, 10) }, '');
}
