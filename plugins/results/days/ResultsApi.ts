import type { Http } from '#core';
import { pageSize, type ResultDay, type ResultsQuestion } from './ResultDay.ts';
import { resultDayFromWire } from './resultsFromWire.ts';

export class ResultsApi {
  readonly #http: Http;

  constructor({ http }: { readonly http: Http }) {
    this.#http = http;
  }

  async day(
    { date, offsetMin, sportId, competitionId, words, followed, page }: ResultsQuestion,
    signal: AbortSignal,
  ): Promise<ResultDay> {
    const query = {
      ...(date === undefined ? {} : { date }),
      offsetMin,
      ...(sportId === undefined ? {} : { sportId }),
      ...(competitionId === undefined ? {} : { champId: competitionId }),
      ...(words === '' ? {} : { words }),
      ...(followed === undefined
        ? {}
        : {
            champIds: followed.competitionIds,
            gameIds: followed.eventIds,
            teamIds: followed.teamIds,
          }),
      limit: pageSize,
      ...(page === 1 ? {} : { offset: (page - 1) * pageSize }),
    };
    return resultDayFromWire(await this.#http.call('results.day', { query, signal }));
  }
}
