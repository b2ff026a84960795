import type { CoreServices } from '#core';
import { ownedStore } from '../../service/ownedStore.ts';
import { RecentSearches } from './RecentSearches.ts';

export const recentSearchesOf = ownedStore(
  (_betting, services: Pick<CoreServices, 'preferences' | 'storage'>) =>
    new RecentSearches(services),
);
