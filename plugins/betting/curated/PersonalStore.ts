import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, Session } from '#core';
import { RefCount } from '#core/data';
import type { SelectionApi } from '../proposals/ProposalsApi.ts';
import type { PersonalSelection } from './EventSelection.ts';
import type { FavouritesStore } from '../favourites/FavouritesStore.ts';

interface PersonalStoreServices {
  readonly api: Pick<SelectionApi, 'mostBetOn'>;
  readonly session: Pick<Session, 'isAuthed' | 'onChange' | 'ready'>;
  readonly favourites: Pick<FavouritesStore, 'favourites'>;
}

/** What a person follows: stars of the browser or the account, and what the account bets on. */
export class PersonalStore {
  isReady = false;
  mostBetOn: readonly number[] = [];
  readonly #services: PersonalStoreServices;
  readonly #use = new RefCount(() => this.#follow());
  #turn = 0;

  constructor(services: PersonalStoreServices) {
    this.#services = services;
    makeAutoObservable(
      this,
      { mostBetOn: observableRef, open: false, dispose: false },
      { autoBind: true },
    );
  }

  get selection(): PersonalSelection {
    const { eventIds, competitionIds, teamIds } = this.#services.favourites.favourites;
    return {
      eventIds,
      teamIds,
      competitionIds: [...new Set([...competitionIds, ...this.mostBetOn])],
    };
  }

  /** Follows the session until disposed. */
  open(): Dispose {
    return this.#use.retain();
  }

  dispose(): void {
    this.#use.dispose();
    this.#turn += 1;
  }

  #follow(): Dispose {
    const { session } = this.#services;
    void session.ready.then(this.load);
    return session.onChange(() => void this.load());
  }

  /** Without the call stars alone say what is followed. */
  async load(): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const { api, session } = this.#services;
    const mostBetOn = session.isAuthed ? await api.mostBetOn().catch(() => []) : [];
    if (turn !== this.#turn) return;
    runInAction(() => {
      this.mostBetOn = mostBetOn;
      this.isReady = true;
    });
  }
}
