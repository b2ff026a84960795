import type { CoreServices } from '#core';
import { createResource, keyedResource, type Resource } from '#core/data';
import { StatisticsApi } from '../statistics/StatisticsApi.ts';
import type {
  DecidedMarkets,
  EventHistory,
  LeagueTable,
  StatisticSection,
  StatisticsIndex,
  TeamLineUp,
  TeamOverview,
} from '../statistics/statistics.ts';

const statisticsEveryMs = 10_000;

/** Facts of matches, teams and competitions; each part is loaded when it is shown. */
export class MatchFacts {
  readonly statistics: (eventId: number) => Resource<readonly StatisticSection[]>;
  readonly history: (eventId: number) => Resource<EventHistory>;
  readonly outcomes: (eventId: number) => Resource<DecidedMarkets>;
  readonly lineUps: (eventId: number) => Resource<readonly [TeamLineUp, TeamLineUp] | undefined>;
  /** Sports and competitions that have statistics; without an id those of the first sport. */
  readonly index: (sportId?: number) => Resource<StatisticsIndex>;
  /** Table of a season; of the current one without `season`. */
  readonly table: (competitionId: number, season?: number) => Resource<LeagueTable>;
  readonly team: (teamId: number) => Resource<TeamOverview>;

  constructor(core: Pick<CoreServices, 'environment' | 'scheduler' | 'http'>) {
    const api = new StatisticsApi(core);
    const asked = <Key extends readonly (number | undefined)[], Value>(
      ask: (...key: Key) => Promise<Value>,
      everyMs?: number,
    ): ((...key: Key) => Resource<Value>) =>
      keyedResource((...key: Key) =>
        createResource(core, {
          ask: () => ask(...key),
          ...(everyMs === undefined ? {} : { everyMs }),
        }),
      );
    this.statistics = asked((eventId: number) => api.statistics(eventId), statisticsEveryMs);
    this.history = asked((eventId: number) => api.history(eventId));
    this.outcomes = asked((eventId: number) => api.outcomes(eventId));
    this.lineUps = asked((eventId: number) => api.lineUps(eventId));
    this.index = asked((sportId?: number) => api.index(sportId));
    this.table = asked((competitionId: number, season?: number) =>
      api.table(competitionId, season),
    );
    this.team = asked((teamId: number) => api.team(teamId));
  }
}
