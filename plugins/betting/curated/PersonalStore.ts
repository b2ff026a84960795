import { makeAutoObservable } from 'mobx';
import type { Dispose, Session } from '#core';
import { Resource } from '#core/data';
import type { PersonalSelection } from './EventSelection.ts';
import type { FavouritesStore } from '../favourites/FavouritesStore.ts';

interface PersonalStoreServices {
  readonly mostBetOn: () => Promise<readonly number[]>;
  readonly session: Pick<Session, 'isAuthed' | 'onChange' | 'ready'>;
  readonly favourites: Pick<FavouritesStore, 'favourites'>;
}

/** Favourites of the browser or the account, and the competitions the account bets on. */
export class PersonalStore {
  readonly #favourites: PersonalStoreServices['favourites'];
  readonly #mostBetOn: Resource<readonly number[]>;
  readonly #endSession: Dispose;

  constructor({ mostBetOn, session, favourites }: PersonalStoreServices) {
    this.#favourites = favourites;
    this.#mostBetOn = new Resource({
      ask: async () => {
        await session.ready;
        return session.isAuthed ? mostBetOn() : [];
      },
    });
    makeAutoObservable(this, { open: false, dispose: false }, { autoBind: true });
    this.#endSession = session.onChange(() => {
      this.#mostBetOn.reset();
      if (this.#mostBetOn.isOpen) void this.#mostBetOn.load();
    });
  }

  get isReady(): boolean {
    return !this.#mostBetOn.isLoading;
  }

  /** Only the favourites, if the call fails. */
  get selection(): PersonalSelection {
    const { eventIds, competitionIds, teamIds } = this.#favourites.favourites;
    return {
      eventIds,
      teamIds,
      competitionIds: [...new Set([...competitionIds, ...(this.#mostBetOn.value ?? [])])],
    };
  }

  open(): Dispose {
    return this.#mostBetOn.open();
  }

  dispose(): void {
    this.#endSession();
    this.#mostBetOn.dispose();
  }
}
