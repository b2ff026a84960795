import type { Http } from '#core';
import type { Favourites } from '../favourites/favourites.ts';
import type { SearchAnswer } from './SearchRow.ts';
import { pricesOfEvents } from '../feed/eventFromWire.ts';
import { searchFromWire } from './searchFromWire.ts';

const mostStars = 60;

export interface PricedAnswer {
  readonly answer: SearchAnswer;
  readonly prices: readonly number[];
}

export class SearchApi {
  readonly #http: Http;

  constructor(core: { readonly http: Http }) {
    this.#http = core.http;
  }

  async find(text: string, stars: Favourites, signal: AbortSignal): Promise<PricedAnswer> {
    const query = {
      q: text,
      ...ids('starGames', stars.eventIds),
      ...ids('starChamps', stars.competitionIds),
      ...ids('starTeams', stars.teamIds),
    };
    const wire = await this.#http.call('betting.search', { query, signal });
    return {
      answer: searchFromWire(wire),
      prices: pricesOfEvents(wire.games.map(({ game }) => game)),
    };
  }
}

/** The newest stars: the length of an address is limited. */
function ids(name: string, values: readonly number[]) {
  return values.length === 0 ? {} : { [name]: values.slice(-mostStars) };
}
