import type { CoreServices } from '#core';
import { StatisticsApi } from '../api/StatisticsApi.ts';
import type { DecidedMarkets, EventHistory, LeagueTable, StatisticSection, StatisticsIndex, TeamLineUp, TeamOverview } from '../domain/statistics.ts';
import { AskedStore } from './AskedStore.ts';

/** How often the statistics of a match are asked for while somebody looks at them. */
const statisticsEveryMs = 10_000;

/** What is known of matches, teams and competitions beside the line: each part is asked for by who shows it, and once. */
export class MatchFacts {
  readonly #core: Pick<CoreServices, 'environment' | 'scheduler'>;
  readonly #api: StatisticsApi;
  readonly #parts = new Map<string, AskedStore<unknown>>();

  constructor(core: Pick<CoreServices, 'environment' | 'scheduler' | 'http'>) {
    this.#core = core;
    this.#api = new StatisticsApi(core);
  }

  statistics(eventId: number): AskedStore<readonly StatisticSection[]> {
    return this.#part(`statistics ${eventId}`, () => this.#api.statistics(eventId), statisticsEveryMs);
  }

  history(eventId: number): AskedStore<EventHistory> {
    return this.#part(`history ${eventId}`, () => this.#api.history(eventId));
  }

  outcomes(eventId: number): AskedStore<DecidedMarkets> {
    return this.#part(`outcomes ${eventId}`, () => this.#api.outcomes(eventId));
  }

  lineUps(eventId: number): AskedStore<readonly [TeamLineUp, TeamLineUp] | undefined> {
    return this.#part(`line-ups ${eventId}`, () => this.#api.lineUps(eventId));
  }

  /** What there are statistics of; of the first sport unless told. */
  index(sportId?: number): AskedStore<StatisticsIndex> {
    return this.#part(`index ${sportId ?? ''}`, () => this.#api.index(sportId));
  }

  /** The present season unless told. */
  table(competitionId: number, season?: number): AskedStore<LeagueTable> {
    return this.#part(`table ${competitionId} ${season ?? ''}`, () => this.#api.table(competitionId, season));
  }

  team(teamId: number): AskedStore<TeamOverview> {
    return this.#part(`team ${teamId}`, () => this.#api.team(teamId));
  }

  /** A key stands for one kind of answer, so the store under it is of that kind. */
  #part<Value>(key: string, ask: () => Promise<Value>, everyMs?: number): AskedStore<Value> {
    const known = this.#parts.get(key) as AskedStore<Value> | undefined;
    if (known !== undefined) return known;
    const made = new AskedStore(this.#core, ask, everyMs);
    this.#parts.set(key, made);
    return made;
  }
}
