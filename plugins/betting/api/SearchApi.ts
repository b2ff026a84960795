import type { ListData } from '#wire';
import type { Dispose, Feed, Http } from '#core';
import type { Favourites } from '../domain/favourites.ts';
import type { SearchAnswer } from '../domain/search/SearchRow.ts';
import type { Section } from '../domain/SportEvent.ts';
import { listUpdateFromWire, type ListUpdate } from './feedFromWire.ts';
import { pricesOfEvents } from './fromWire.ts';
import { searchFromWire } from './searchFromWire.ts';

const MOST_STARS = 60;

/** What was found, and the prices that came with it. */
export interface PricedAnswer {
  readonly answer: SearchAnswer;
  readonly prices: readonly number[];
}

/** The search of the platform, and the prices of what it found. */
export class SearchApi {
  readonly #http: Http;
  readonly #feed: Feed;

  constructor(core: { readonly http: Http; readonly feed: Feed }) {
    this.#http = core.http;
    this.#feed = core.feed;
  }

  async find(text: string, stars: Favourites, signal: AbortSignal): Promise<PricedAnswer> {
    const query = { q: text, ...ids('starGames', stars.eventIds), ...ids('starChamps', stars.competitionIds), ...ids('starTeams', stars.teamIds) };
    const wire = await this.#http.call('betting.search', { query, signal });
    return { answer: searchFromWire(wire), prices: pricesOfEvents(wire.games.map(({ game }) => game)) };
  }

  /** Prices and scores of events that were found, as they change. */
  watch(section: Section, eventIds: readonly number[], onUpdate: (update: ListUpdate) => void): Dispose {
    const listener = (data: ListData): void => onUpdate(listUpdateFromWire(data));
    return this.#feed.subscribe<ListData>({ kind: 'list', section, gameIds: [...eventIds], limit: eventIds.length, markets: ['result'] }, { onSnapshot: listener, onDelta: listener });
  }
}

/** The newest stars: an address has room for so many. */
function ids(name: string, values: readonly number[]) {
  return values.length === 0 ? {} : { [name]: values.slice(-MOST_STARS) };
}
