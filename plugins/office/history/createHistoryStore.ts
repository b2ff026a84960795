import type { CoreServices } from '#core';
import { HistoryStore } from './HistoryStore.ts';

/** The store of the history page. It forgets everything when another person is here. */
export function createHistoryStore(services: CoreServices): HistoryStore {
  const store = new HistoryStore(services);
  let isKnown = services.session.state.kind !== 'unknown';
  services.session.onChange(() => {
    // What was asked for before it was known who is here is theirs.
    if (isKnown) store.forget();
    isKnown = true;
  });
  return store;
}
