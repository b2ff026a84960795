import type { ChannelList, EventData, GameList, ListData, SportsData, SportsTree } from '#wire';
import type { Dispose, Feed, Http } from '#core';
import type { EventQuery } from './EventQuery.ts';
import type { RowMarketKind } from './rowMarketKinds.ts';
import type { Favourites } from '../favourites/favourites.ts';
import { eventUpdateFromWire, listUpdateFromWire, sportsUpdateFromWire } from './feedFromWire.ts';
import type { EventUpdate, ListUpdate, SportsUpdate } from './feedFromWire.ts';
import {
  eventFromWire,
  favouritesFromWire,
  favouritesToWire,
  fullEventFromWire,
  pricesOfEvents,
  sportFromWire,
} from './eventFromWire.ts';
import type { FullEvent } from './eventFromWire.ts';

export interface UpdateListener<Update> {
  readonly onSnapshot: (update: Update) => void;
  readonly onDelta: (update: Update) => void;
}

export class BettingApi {
  readonly #http: Http;
  readonly #feed: Feed;

  constructor(core: { readonly http: Http; readonly feed: Feed }) {
    this.#http = core.http;
    this.#feed = core.feed;
  }

  async sports(): Promise<SportsUpdate> {
    return treeFromWire(await this.#http.call('betting.sports'));
  }

  firstSports(): SportsUpdate | undefined {
    const tree = this.#http.first('betting.sports');
    return tree === undefined ? undefined : treeFromWire(tree);
  }

  async events(query: EventQuery, offset = 0): Promise<ListUpdate> {
    return listFromWire(
      await this.#http.call('betting.games', { query: listQuery(query, offset) }),
    );
  }

  firstEvents(query: EventQuery): ListUpdate | undefined {
    const list = this.#http.first('betting.games', { query: listQuery(query, 0) });
    return list === undefined ? undefined : listFromWire(list);
  }

  async event(eventId: number): Promise<FullEvent> {
    return fullEventFromWire(await this.#http.call('betting.game', { params: { id: eventId } }));
  }

  firstEvent(eventId: number): FullEvent | undefined {
    const full = this.#http.first('betting.game', { params: { id: eventId } });
    return full === undefined ? undefined : fullEventFromWire(full);
  }

  async favourites(): Promise<Favourites> {
    return favouritesFromWire(await this.#http.call('betting.getFavourites'));
  }

  async saveFavourites(favourites: Favourites): Promise<Favourites> {
    return favouritesFromWire(
      await this.#http.call('betting.putFavourites', { body: favouritesToWire(favourites) }),
    );
  }

  watchSports(listener: UpdateListener<SportsUpdate>): Dispose {
    return this.#feed.subscribe<SportsData>(
      { kind: 'sports' },
      {
        onSnapshot: (data) => listener.onSnapshot(sportsUpdateFromWire(data)),
        onDelta: (data) => listener.onDelta(sportsUpdateFromWire(data)),
      },
    );
  }

  watchList(query: EventQuery, listener: UpdateListener<ListUpdate>): Dispose {
    return this.#feed.subscribe<ListData>(listChannel(query), {
      onSnapshot: (data) => listener.onSnapshot(listUpdateFromWire(data)),
      onDelta: (data) => listener.onDelta(listUpdateFromWire(data)),
    });
  }

  watchEvent(
    eventId: number,
    listener: UpdateListener<EventUpdate> & { readonly onError: (code: string) => void },
  ): Dispose {
    return this.#feed.subscribe<EventData>(
      { kind: 'event', gameId: eventId },
      {
        onSnapshot: (data) => listener.onSnapshot(eventUpdateFromWire(data)),
        onDelta: (data) => listener.onDelta(eventUpdateFromWire(data)),
        onError: listener.onError,
      },
    );
  }
}

function treeFromWire(tree: SportsTree): SportsUpdate {
  return {
    sports: tree.sports.map(sportFromWire),
    topCompetitionIds: tree.topChampIds,
    counts: [],
  };
}

function listFromWire(list: GameList): ListUpdate {
  return {
    events: list.games.map(eventFromWire),
    order: list.games.map((game) => game.id),
    removed: [],
    scores: [],
    rowPrices: pricesOfEvents(list.games),
    prices: [],
    total: list.total,
  };
}

function listQuery(query: EventQuery, offset: number) {
  return {
    section: query.section,
    ...(query.sportId === undefined ? {} : { sportId: query.sportId }),
    ...(query.countryId === undefined ? {} : { countryId: query.countryId }),
    ...(query.competitionIds === undefined ? {} : { champIds: query.competitionIds }),
    ...(query.eventIds === undefined ? {} : { gameIds: query.eventIds }),
    ...(query.teamIds === undefined ? {} : { teamIds: query.teamIds }),
    ...(query.isAny === true ? { any: true } : {}),
    ...(query.isTop === undefined ? {} : { top: query.isTop }),
    ...(query.withinH === undefined ? {} : { withinH: query.withinH }),
    ...(query.fromS === undefined ? {} : { fromS: query.fromS }),
    ...(query.toS === undefined ? {} : { toS: query.toS }),
    ...rowsOf(query),
    ...(query.markets === undefined ? {} : { markets: query.markets.join() }),
    limit: query.limit,
    ...(offset === 0 ? {} : { offset }),
  };
}

function listChannel(query: EventQuery): ChannelList {
  return {
    kind: 'list',
    section: query.section,
    limit: query.limit,
    ...(query.sportId === undefined ? {} : { sportId: query.sportId }),
    ...(query.countryId === undefined ? {} : { countryId: query.countryId }),
    ...(query.competitionIds === undefined ? {} : { champIds: [...query.competitionIds] }),
    ...(query.eventIds === undefined ? {} : { gameIds: [...query.eventIds] }),
    ...(query.teamIds === undefined ? {} : { teamIds: [...query.teamIds] }),
    ...(query.isAny === true ? { any: true } : {}),
    ...(query.isTop === undefined ? {} : { top: query.isTop }),
    ...(query.withinH === undefined ? {} : { withinH: query.withinH }),
    ...(query.fromS === undefined ? {} : { fromS: query.fromS }),
    ...(query.toS === undefined ? {} : { toS: query.toS }),
    ...rowsOf(query),
    ...(query.markets === undefined
      ? {}
      : { markets: [...query.markets] as [RowMarketKind, ...RowMarketKind[]] }),
  };
}

/** Filters of the list options; calls and channels take the same fields. */
function rowsOf({ withoutSportIds, hasVideo, isByTime }: EventQuery) {
  return {
    ...(hasVideo === undefined ? {} : { video: hasVideo }),
    ...(withoutSportIds === undefined ? {} : { withoutSportIds: [...withoutSportIds] }),
    ...(isByTime === undefined ? {} : { byTime: isByTime }),
  };
}
