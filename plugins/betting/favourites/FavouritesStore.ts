import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, Preferences, SafeStorage, Session } from '#core';
import { persisted, type Persisted } from '#core/data';
import type { BettingApi } from '../feed/BettingApi.ts';
import { isSameFavourites, mergeFavourites, noFavourites, type Favourites } from './favourites.ts';
import { toggled } from '../lists/options/toggled.ts';
import { isStoredFavourites } from '#stored/betting/isStoredFavourites.js';

interface FavouritesStoreServices {
  readonly api: Pick<BettingApi, 'favourites' | 'saveFavourites'>;
  readonly session: Pick<Session, 'isAuthed' | 'onChange' | 'ready'>;
  readonly storage: SafeStorage;
  readonly preferences: Pick<Preferences, 'mayPersist'>;
  /** Called when a change could not be saved in the account. */
  readonly onRefused: () => void;
}

/** Stars: of this browser for a visitor, of the account after sign-in, which merges both. */
export class FavouritesStore {
  /** Stars of the account; undefined while those of the browser hold. */
  account: Favourites | undefined = undefined;
  readonly #services: FavouritesStoreServices;
  readonly #local: Persisted<Favourites>;
  readonly #endSession: Dispose;
  /** While merging, stars are the browser's; changes meanwhile go to the account too. */
  #isJoining = false;
  /** Incremented by every sign-out. */
  #turn = 0;

  constructor(services: FavouritesStoreServices) {
    this.#services = services;
    this.#local = persisted(services, {
      key: 'betting/favourites',
      version: 1,
      fallback: noFavourites,
      check: isStoredFavourites,
    });
    makeAutoObservable(this, { account: observableRef, dispose: false }, { autoBind: true });
    this.#endSession = services.session.onChange(() => void this.follow());
    void services.session.ready.then(() => this.follow());
  }

  get favourites(): Favourites {
    return this.account ?? this.#local.value;
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

  /** Removes the star of a finished event. */
  dropEvent(eventId: number): void {
    if (this.hasEvent(eventId)) this.toggleEvent(eventId);
  }

  toggleCompetition(competitionId: number): void {
    this.#change({
      ...this.favourites,
      competitionIds: toggled(this.favourites.competitionIds, competitionId),
    });
  }

  /** Switches between the stars of browser and account with the session. */
  async follow(): Promise<void> {
    const { api, session } = this.#services;
    if (!session.isAuthed) {
      this.account = undefined;
      this.#isJoining = false;
      this.#turn += 1;
      return;
    }
    if (this.#isJoining || this.account !== undefined) return;
    this.#isJoining = true;
    const turn = this.#turn;
    const account = await api.favourites().catch(() => undefined);
    // The session has changed meanwhile, so this answer is obsolete.
    if (turn !== this.#turn) return;
    this.#isJoining = false;
    if (account === undefined) return;
    const merged = mergeFavourites(account, this.favourites);
    runInAction(() => (this.account = merged));
    if (!isSameFavourites(merged, account)) {
      const isSaved = await api.saveFavourites(merged).then(Boolean, () => false);
      // The browser still has them; the next sign-in tries again.
      if (!isSaved) return;
    }
    this.#local.set(noFavourites);
  }

  dispose(): void {
    this.#endSession();
    this.#local.dispose();
  }

  #change(next: Favourites): void {
    const before = this.account;
    if (before === undefined) {
      this.#local.set(next);
      return;
    }
    this.account = next;
    this.#services.api.saveFavourites(next).catch(() => {
      runInAction(() => {
        if (this.account === next) this.account = before;
      });
      this.#services.onRefused();
    });
  }
}
