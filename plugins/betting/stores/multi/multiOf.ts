import type { CoreServices } from '#core';
import type { Betting } from '../Betting.ts';
import { MultiStore } from './MultiStore.ts';

const stores = new WeakMap<Betting, MultiStore>();

/** One for the page, made when somebody first wants matches side by side. */
export function multiOf(betting: Betting, services: Pick<CoreServices, 'config' | 'preferences' | 'storage'>): MultiStore {
  const store = stores.get(betting) ?? new MultiStore(services);
  stores.set(betting, store);
  return store;
}
