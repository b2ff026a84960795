import type { CoreServices } from '#core';
import type { Betting } from '../Betting.ts';
import { RecentSearches } from './RecentSearches.ts';

const stores = new WeakMap<Betting, RecentSearches>();

/** One for the page, made when somebody first searches. */
export function recentSearchesOf(betting: Betting, services: Pick<CoreServices, 'preferences' | 'storage'>): RecentSearches {
  const store = stores.get(betting) ?? new RecentSearches(services);
  stores.set(betting, store);
  return store;
}
