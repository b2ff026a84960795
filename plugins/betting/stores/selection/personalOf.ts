import type { CoreServices } from '#core';
import { SelectionApi } from '../../api/SelectionApi.ts';
import type { Betting } from '../Betting.ts';
import { PersonalStore } from './PersonalStore.ts';

/** One for the page, made when a page first speaks of the person. */
const stores = new WeakMap<Betting, PersonalStore>();

export function personalOf(betting: Betting, { http, session }: Pick<CoreServices, 'http' | 'session'>): PersonalStore {
  const store = stores.get(betting) ?? new PersonalStore({ api: new SelectionApi({ http }), session, favourites: betting.favourites });
  stores.set(betting, store);
  return store;
}
