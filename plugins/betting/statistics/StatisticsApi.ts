import type { Http } from '#core';
import type {
  DecidedMarkets,
  EventHistory,
  LeagueTable,
  StatisticSection,
  StatisticsIndex,
  TeamLineUp,
  TeamOverview,
} from './statistics.ts';
import {
  historyFromWire,
  indexFromWire,
  lineUpsFromWire,
  outcomesFromWire,
  statisticsFromWire,
  tableFromWire,
  teamFromWire,
} from './statisticsFromWire.ts';

/** Calls about played events; separate, so that a match is shown without waiting for them. */
export class StatisticsApi {
  readonly #http: Http;

  constructor({ http }: { readonly http: Http }) {
    this.#http = http;
  }

  async statistics(eventId: number): Promise<readonly StatisticSection[]> {
    return statisticsFromWire(
      await this.#http.call('betting.gameStatistics', { params: { id: eventId } }),
    );
  }

  async history(eventId: number): Promise<EventHistory> {
    return historyFromWire(
      await this.#http.call('betting.gameHistory', { params: { id: eventId } }),
    );
  }

  /** How the markets of a match that is over ended. */
  async outcomes(eventId: number): Promise<DecidedMarkets> {
    return outcomesFromWire(
      await this.#http.call('betting.gameOutcomes', { params: { id: eventId } }),
    );
  }

  /** Undefined where persons meet. */
  async lineUps(eventId: number): Promise<readonly [TeamLineUp, TeamLineUp] | undefined> {
    return lineUpsFromWire(
      await this.#http.call('betting.gameLineUps', { params: { id: eventId } }),
    );
  }

  /** Statistics index of a sport; of the first one by default. */
  async index(sportId?: number): Promise<StatisticsIndex> {
    return indexFromWire(
      await this.#http.call('betting.statisticsIndex', {
        query: sportId === undefined ? {} : { sportId },
      }),
    );
  }

  async table(competitionId: number, season?: number): Promise<LeagueTable> {
    return tableFromWire(
      await this.#http.call('betting.champTable', {
        params: { id: competitionId },
        query: season === undefined ? {} : { season },
      }),
    );
  }

  async team(teamId: number): Promise<TeamOverview> {
    return teamFromWire(await this.#http.call('betting.teamOverview', { params: { id: teamId } }));
  }
}
