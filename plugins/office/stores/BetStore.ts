import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { HttpError, type Dispose, type Feed, type Http } from '#core';
import { loadBet } from '../api/OfficeApi.ts';
import { readBetChanges } from '../api/readBetChanges.ts';
import type { Bet } from '../domain/Bet.ts';

/** What the store needs of the core. */
export interface BetServices {
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly http: Http;
}

export type BetLoad =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly bet: Bet }
  /** There is no such bet, or it is somebody else's: the platform makes no difference. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** One bet, kept up to date while it is started. */
export class BetStore {
  load: BetLoad = { kind: 'loading' };
  readonly betId: number;
  readonly #services: BetServices;
  #request: AbortController | undefined = undefined;
  #hasSnapshot = false;

  constructor(services: BetServices, betId: number) {
    this.#services = services;
    this.betId = betId;
    makeAutoObservable(this, { load: observableRef, betId: false }, { autoBind: true });
  }

  /** Loads and follows the feed until disposed of. */
  start(): Dispose {
    void this.reload();
    const stopFeed = this.#services.feed.subscribe<object>(
      { kind: 'user' },
      {
        onSnapshot: (data) => {
          this.take(data);
          if (this.#hasSnapshot) void this.reload();
          this.#hasSnapshot = true;
        },
        onDelta: this.take,
      },
    );
    return () => {
      stopFeed();
      this.#request?.abort();
    };
  }

  async reload(): Promise<void> {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    this.expect();
    try {
      const bet = await loadBet(this.#services.http, this.betId, request.signal);
      if (this.#request === request) runInAction(() => (this.load = { kind: 'ready', bet }));
    } catch (error) {
      if (this.#request !== request || request.signal.aborted) return;
      runInAction(() => (this.load = error instanceof HttpError && error.status === 404 ? { kind: 'unknown' } : { kind: 'failed', error }));
    }
  }

  /** A bet that is shown stays while it is asked for again. */
  private expect(): void {
    if (this.load.kind !== 'ready') this.load = { kind: 'loading' };
  }

  private take(data: object): void {
    const bet = readBetChanges(data).find((one) => one.id === this.betId);
    if (bet !== undefined) this.load = { kind: 'ready', bet };
  }
}
