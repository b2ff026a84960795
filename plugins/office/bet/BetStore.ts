import type { Dispose, Feed, Http } from '#core';
import { createResource, type Resource, type ResourceServices } from '#core/data';
import { loadBet } from '../history/OfficeApi.ts';
import { readBetChanges } from '../history/readBetChanges.ts';
import type { Bet } from '#domain/bets/Bet.ts';

/** Services of the store. */
export interface BetServices extends ResourceServices {
  readonly feed: Pick<Feed, 'subscribe'>;
  readonly http: Http;
}

/** One bet, kept up to date while it is started. */
export class BetStore {
  /** Missing for an unknown bet or another person's; the platform does not say which. */
  readonly answer: Resource<Bet>;
  readonly betId: number;
  readonly #services: BetServices;
  #hasSnapshot = false;

  constructor(services: BetServices, betId: number) {
    this.#services = services;
    this.betId = betId;
    this.answer = createResource(services, {
      ask: (signal) => loadBet(services.http, betId, signal),
    });
  }

  /** Loads and follows the feed until disposed of. */
  start(): Dispose {
    const close = this.answer.open();
    const stopFeed = this.#services.feed.subscribe<object>(
      { kind: 'user' },
      {
        onSnapshot: (data) => {
          this.#apply(data);
          if (this.#hasSnapshot) void this.answer.refresh();
          this.#hasSnapshot = true;
        },
        onDelta: (data) => this.#apply(data),
      },
    );
    return () => {
      stopFeed();
      close();
    };
  }

  #apply(data: object): void {
    const bet = readBetChanges(data).find((one) => one.id === this.betId);
    if (bet !== undefined) this.answer.put(bet);
  }
}
