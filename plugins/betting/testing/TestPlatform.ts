import type {
  Channel,
  FavouriteLists,
  GameFull,
  GameList,
  GameWire,
  PriceHistoryWire,
  SportsTree,
} from '#wire';
import { HttpError, type Feed, type FeedListener, type Http } from '#core';

/** Calls and channels for tests of stores: answers what it was given, and publishes messages of the test to its listeners. */
export class TestPlatform {
  games: GameWire[] = [];
  full: GameFull | undefined;
  history: PriceHistoryWire | undefined;
  favourites: FavouriteLists = { games: [], champs: [], teams: [] };
  tree: SportsTree = { sports: [], topChampIds: [] };
  /** Answers of other calls, by endpoint. */
  answers: Readonly<Record<string, unknown>> = {};
  failsWith: number | undefined;
  /** Whether the edge has put the answers into the page. */
  isOnPage = false;
  readonly calls: { readonly id: string; readonly options: unknown }[] = [];
  readonly channels = new Map<FeedListener<object>, Channel>();

  readonly http: Http = {
    call: ((
      id: string,
      options: {
        readonly query?: { readonly offset?: number; readonly limit?: number };
        readonly body?: FavouriteLists;
      } = {},
    ) => {
      this.calls.push({ id, options });
      if (this.failsWith !== undefined)
        return Promise.reject(new HttpError(id, this.failsWith, []));
      return Promise.resolve(this.#answer(id, options));
    }) as Http['call'],
    first: ((
      id: string,
      options: { readonly query?: { readonly offset?: number; readonly limit?: number } } = {},
    ) => (this.isOnPage ? this.#answer(id, options) : undefined)) as Http['first'],
  };

  readonly feed: Feed = {
    status: 'current',
    staleSinceMs: undefined,
    subscribe: (channel, listener) => {
      this.channels.set(listener as FeedListener<object>, channel);
      return () => this.channels.delete(listener as FeedListener<object>);
    },
  };

  snapshot(data: object): void {
    for (const listener of [...this.channels.keys()]) listener.onSnapshot(data, 1);
  }

  delta(data: object): void {
    for (const listener of [...this.channels.keys()]) listener.onDelta(data);
  }

  stale(): void {
    for (const listener of [...this.channels.keys()]) listener.onStale?.();
  }

  refuse(code = 'unknown_channel'): void {
    for (const listener of [...this.channels.keys()]) listener.onError?.(code);
  }

  #answer(
    id: string,
    options: {
      readonly query?: { readonly offset?: number; readonly limit?: number };
      readonly body?: FavouriteLists;
    },
  ): unknown {
    if (id in this.answers) return this.answers[id];
    if (id === 'betting.sports') return this.tree;
    if (id === 'betting.game') return this.full;
    if (id === 'betting.priceHistory') return this.history;
    if (id === 'betting.putFavourites') this.favourites = options.body ?? this.favourites;
    if (id.endsWith('Favourites')) return this.favourites;
    const offset = options.query?.offset ?? 0;
    const list: GameList = {
      games: this.games.slice(offset, offset + (options.query?.limit ?? 50)),
      total: this.games.length,
      seq: 1,
    };
    return list;
  }
}

/** Lets promise chains go on. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
