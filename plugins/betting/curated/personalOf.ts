import type { CoreServices } from '#core';
import { SelectionApi } from '../proposals/ProposalsApi.ts';
import { ownedStore } from '../shared/ownedStore.ts';
import { PersonalStore } from './PersonalStore.ts';

/** What the person follows. */
export const personalOf = ownedStore(
  ({ favourites }, { http, session }: Pick<CoreServices, 'http' | 'session'>) =>
    new PersonalStore({ api: new SelectionApi({ http }), session, favourites }),
);
