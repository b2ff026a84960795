import type { CoreServices } from '#core';
import { HistoryStore } from './HistoryStore.ts';

/** Creates the store of the history page, which is reset for another person. */
export function createHistoryStore(services: CoreServices): HistoryStore {
  const store = new HistoryStore(services);
  let isKnown = services.session.state.kind !== 'unknown';
  services.session.onChange(() => {
    // Requests made before the session was known belong to its person.
    if (isKnown) store.forget();
    isKnown = true;
  });
  return store;
}
