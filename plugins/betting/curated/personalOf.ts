import type { CoreServices } from '#core';
import { ownedStore } from '../service/ownedStore.ts';
import { loadMostBetOn } from './PersonalApi.ts';
import { PersonalStore } from './PersonalStore.ts';

export const personalOf = ownedStore(
  ({ favourites }, { http, session }: Pick<CoreServices, 'http' | 'session'>) =>
    new PersonalStore({ mostBetOn: () => loadMostBetOn(http), session, favourites }),
);
