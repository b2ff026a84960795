import type { CoreServices } from '#core';
import { HistoryStore } from './HistoryStore.ts';

/** The store of the history page. It forgets everything when another person is here. */
export function createHistoryStore(services: CoreServices): HistoryStore {
  const store = new HistoryStore(services);
  services.session.onChange(store.forget);
  return store;
}
