import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, SafeStorage, Session, StoredValue } from '#core';
import type { BettingApi } from '../feed/BettingApi.ts';
import { isSameFavourites, mergeFavourites, noFavourites, type Favourites } from './favourites.ts';
import { toggled } from '../lists/options/toggled.ts';
import { isStoredFavourites } from '#stored/betting/isStoredFavourites.js';

interface FavouritesStoreServices {
  readonly api: Pick<BettingApi, 'favourites' | 'saveFavourites'>;
  readonly session: Pick<Session, 'isAuthed' | 'onChange' | 'ready'>;
  readonly storage: SafeStorage;
  /** Told when a change could not be kept in the account. */
  readonly onRefused: () => void;
}

/** Stars: of this browser for a visitor, of the account for who is signed in. Signing in brings both together. */
export class FavouritesStore {
  favourites: Favourites = noFavourites;
  readonly #services: FavouritesStoreServices;
  readonly #local: StoredValue<Favourites>;
  readonly #ends: Dispose[];
  /** While `joining`, stars are still of the browser: what is pressed meanwhile is brought together with the account's. */
  #owner: 'browser' | 'joining' | 'account' = 'browser';
  /** Rises with every sign-out. */
  #turn = 0;

  constructor(services: FavouritesStoreServices) {
    this.#services = services;
    this.#local = services.storage.value({
      key: 'betting/favourites',
      version: 1,
      fallback: noFavourites,
      check: isStoredFavourites,
    });
    this.favourites = this.#local.read();
    makeAutoObservable(this, { favourites: observableRef, dispose: false }, { autoBind: true });
    this.#ends = [
      services.session.onChange(() => void this.follow()),
      this.#local.onChange(this.applyLocal),
    ];
    void services.session.ready.then(() => this.follow());
  }

  hasEvent(eventId: number): boolean {
    return this.favourites.eventIds.includes(eventId);
  }

  hasCompetition(competitionId: number): boolean {
    return this.favourites.competitionIds.includes(competitionId);
  }

  hasTeam(teamId: number): boolean {
    return this.favourites.teamIds.includes(teamId);
  }

  toggleTeam(teamId: number): void {
    this.#change({ ...this.favourites, teamIds: toggled(this.favourites.teamIds, teamId) });
  }

  toggleEvent(eventId: number): void {
    this.#change({ ...this.favourites, eventIds: toggled(this.favourites.eventIds, eventId) });
  }

  toggleCompetition(competitionId: number): void {
    this.#change({
      ...this.favourites,
      competitionIds: toggled(this.favourites.competitionIds, competitionId),
    });
  }

  /** Another tab of a visitor changed the stars. */
  applyLocal(favourites: Favourites): void {
    if (this.#owner !== 'account') this.favourites = favourites;
  }

  /** Whose stars these are follows the session. */
  async follow(): Promise<void> {
    const { api, session } = this.#services;
    if (!session.isAuthed) {
      if (this.#owner === 'account') this.favourites = this.#local.read();
      this.#owner = 'browser';
      this.#turn += 1;
      return;
    }
    if (this.#owner !== 'browser') return;
    this.#owner = 'joining';
    const turn = this.#turn;
    const account = await api.favourites().catch(() => undefined);
    // Signed out, or another person by now.
    if (turn !== this.#turn) return;
    if (account === undefined) {
      this.#owner = 'browser';
      return;
    }
    const merged = mergeFavourites(account, this.favourites);
    this.#owner = 'account';
    runInAction(() => (this.favourites = merged));
    if (!isSameFavourites(merged, account)) {
      const isSaved = await api.saveFavourites(merged).then(Boolean, () => false);
      // The browser still has them; the next sign-in tries again.
      if (!isSaved) return;
    }
    this.#local.write(noFavourites);
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #change(next: Favourites): void {
    const before = this.favourites;
    this.favourites = next;
    if (this.#owner !== 'account') {
      this.#local.write(next);
      return;
    }
    this.#services.api.saveFavourites(next).catch(() => {
      runInAction(() => {
        if (this.favourites === next) this.favourites = before;
      });
      this.#services.onRefused();
    });
  }
}
