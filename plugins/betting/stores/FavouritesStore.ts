import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Dispose, SafeStorage, Session, StoredValue } from '#core';
import type { BettingApi } from '../api/BettingApi.ts';
import { isFavourites, isSameFavourites, mergeFavourites, NO_FAVOURITES, toggled, type Favourites } from '../domain/favourites.ts';

interface FavouritesStoreServices {
  readonly api: Pick<BettingApi, 'favourites' | 'saveFavourites'>;
  readonly session: Pick<Session, 'isAuthed' | 'onChange' | 'ready'>;
  readonly storage: SafeStorage;
  /** Told when a change could not be kept in the account. */
  readonly onRefused: () => void;
}

/** Stars: of this browser for a visitor, of the account for who is signed in. Signing in brings both together. */
export class FavouritesStore {
  favourites: Favourites = NO_FAVOURITES;
  readonly #services: FavouritesStoreServices;
  readonly #local: StoredValue<Favourites>;
  readonly #ends: Dispose[];
  #isOfAccount = false;

  constructor(services: FavouritesStoreServices) {
    this.#services = services;
    this.#local = services.storage.value({ key: 'betting/favourites', version: 1, fallback: NO_FAVOURITES, check: isFavourites });
    this.favourites = this.#local.read();
    makeAutoObservable(this, { favourites: observableRef, dispose: false }, { autoBind: true });
    this.#ends = [services.session.onChange(() => void this.follow()), this.#local.onChange(this.takeLocal)];
    void services.session.ready.then(() => this.follow());
  }

  hasEvent(eventId: number): boolean {
    return this.favourites.eventIds.includes(eventId);
  }

  hasCompetition(competitionId: number): boolean {
    return this.favourites.competitionIds.includes(competitionId);
  }

  toggleEvent(eventId: number): void {
    this.#change({ ...this.favourites, eventIds: toggled(this.favourites.eventIds, eventId) });
  }

  toggleCompetition(competitionId: number): void {
    this.#change({ ...this.favourites, competitionIds: toggled(this.favourites.competitionIds, competitionId) });
  }

  /** Another tab of a visitor changed the stars. */
  takeLocal(favourites: Favourites): void {
    if (!this.#isOfAccount) this.favourites = favourites;
  }

  /** Whose stars these are follows the session. */
  async follow(): Promise<void> {
    if (!this.#services.session.isAuthed) {
      if (this.#isOfAccount) {
        this.#isOfAccount = false;
        this.favourites = this.#local.read();
      }
      return;
    }
    if (this.#isOfAccount) return;
    this.#isOfAccount = true;
    const visitor = this.favourites;
    try {
      const account = await this.#services.api.favourites();
      const merged = mergeFavourites(account, visitor);
      if (!isSameFavourites(merged, account)) await this.#services.api.saveFavourites(merged);
      this.#local.write(NO_FAVOURITES);
      runInAction(() => (this.favourites = merged));
    } catch {
      runInAction(() => (this.#isOfAccount = false));
    }
  }

  dispose(): void {
    for (const end of this.#ends) end();
  }

  #change(next: Favourites): void {
    const before = this.favourites;
    this.favourites = next;
    if (!this.#isOfAccount) {
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
