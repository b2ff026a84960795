import type { Http } from '#core';
import { eventsEndpoint, sportsEndpoint } from '../../betting/contract.ts';
import { rawMatchFromWire, type RawMatch } from './rawMatchFromWire.ts';

/** The calls of betting, read without its models. */
export class CricketApi {
  readonly #http: Http;

  constructor({ http }: { readonly http: Http }) {
    this.#http = http;
  }

  /** Prematch and live. */
  async matches(): Promise<readonly RawMatch[]> {
    const { sports } = await this.#http.call(sportsEndpoint);
    const sportId = sports.find(({ slug }) => slug === 'cricket')?.id;
    if (sportId === undefined) return [];
    const lists = (['live', 'line'] as const).map(async (section) => {
      const query = { section, sportId, limit: 60 };
      const { games } = await this.#http.call(eventsEndpoint, { query });
      return games.map((game) => rawMatchFromWire(section, game));
    });
    return (await Promise.all(lists)).flat();
  }
}
