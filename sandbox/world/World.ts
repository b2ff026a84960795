import type {
  ChampWire,
  CouponBet,
  GameFull,
  GameList,
  GameOutcomes,
  PriceHistoryWire,
  RowMarketKind,
  ScoreWire,
  SportsTree,
  StatisticSection,
} from '#wire';
import type { WorldSize } from './WorldSize.ts';
import type { Action } from './action/Action.ts';
import type { ContestHistory } from './contests/ContestHistory.ts';
import type {
  Contestant,
  LeagueTable,
  LineUp,
  MatchRecord,
  SeasonDays,
} from './history/MatchRecord.ts';
import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { SettlementChances } from './markets/MarketType.ts';
import type { ImportedEvent } from './ImportedEvent.ts';

export interface WorldOptions {
  readonly seed: number;
  readonly size: WorldSize;
  readonly nowMs: number;
}

export interface GameFilter {
  readonly section: 'line' | 'live';
  readonly sportId?: number;
  /** Only competitions of this country. */
  readonly countryId?: number;
  readonly competitionIds?: readonly number[];
  readonly gameIds?: readonly number[];
  readonly teamIds?: readonly number[];
  /** Events that match one of competitions, events and teams are enough. */
  readonly isAny?: boolean;
  /** Only events for the top cards of the home page. */
  readonly isTop?: boolean;
  readonly withinH?: number;
  /** Only events that start at this instant or later, in epoch seconds. */
  readonly fromS?: number;
  /** Only events that start before this instant, in epoch seconds. */
  readonly toS?: number;
  readonly withoutSportIds?: readonly number[];
  /** Only events with a broadcast, or only those without. */
  readonly hasVideo?: boolean;
  /** Broadcasts added or removed, by event. */
  readonly videos?: ReadonlyMap<number, boolean>;
  /** Ordered by start alone; otherwise top competitions come first. */
  readonly isByTime?: boolean;
  /** Markets of each row; result, total and handicap by default. */
  readonly markets?: readonly RowMarketKind[];
  readonly limit?: number;
  readonly offset?: number;
}

/** An open event without its markets; cheap to read, even ten thousand of them. */
export interface OfferedEvent {
  readonly id: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly slug: string;
  readonly section: 'line' | 'live';
  /** Present if the event has no sides: `home` and `away` are empty. */
  readonly isOutright?: true;
  readonly home: string;
  readonly away: string;
  readonly teamIds: readonly [home: number, away: number];
  readonly startsAtMs: number;
  /** When it entered its current section. */
  readonly changedAtMs: number;
}

/** A race or a vote with its translated name and the names of its entrants. */
export interface OfferedContest {
  readonly event: OfferedEvent;
  readonly nameIn: (language: string) => string;
  readonly entrants: readonly string[];
}

/**
 * Every sport, match, market and price: a pure function of seed and time, plus imports and set
 * results. Prices and markets are computed when read, so ten thousand events cost next to nothing.
 * Answers have the shapes of the wire, in the given language.
 */
export interface World {
  /** Current platform time of the world. */
  readonly nowMs: number;
  /** Match seconds per second of platform time. */
  readonly pace: number;
  setPace(pace: number): void;
  /** Advances time, never backwards. */
  advanceTo(nowMs: number): void;
  tree(language: string): SportsTree;
  /** Returns a competition, even without events on offer; undefined for an unknown one. */
  competition(competitionId: number, language: string): ChampWire | undefined;
  /** Returns every competition, even those without events on offer. */
  competitions(language: string): readonly ChampWire[];
  /**
   * Returns the start of a competition's next match, offered or not; undefined if none is known.
   */
  nextStartMs(competitionId: number): number | undefined;
  games(filter: GameFilter, language: string): GameList;
  game(gameId: number, language: string): GameFull | undefined;
  /** Counts the markets of at most so many events whose rows were read since their prices moved. */
  countMarkets(atMost: number): void;
  /** Returns the prices of a market over the last hours; undefined if it never existed. */
  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined;
  /** Returns all offered matches, prematch first; cached until `listRevision` changes. */
  offered(): readonly OfferedEvent[];
  /** Returns the offered races and votes, the earliest closing first. */
  offeredContests(): readonly OfferedContest[];
  /** Returns the event while it is offered, outrights included. */
  offeredEvent(gameId: number): OfferedEvent | undefined;
  /** Returns the outcome at its current price, `isBlocked` when closed; undefined if unknown. */
  couponBet(outcomeId: number, language: string): CouponBet | undefined;
  /**
   * Returns how an outcome can settle, with chances; undefined once it is over, or if only its
   * price is known.
   */
  settlementChances(outcomeId: number): SettlementChances | undefined;
  /** Returns the overround of its market (1.05 for 5 %); undefined if unknown. */
  overround(outcomeId: number): number | undefined;
  /** Rises with every visible change of the event; undefined for an unknown event. */
  revision(gameId: number): number | undefined;
  /** Rises when events appear, begin or end: lists and counts must be read again. */
  readonly listRevision: number;
  gameIdOf(outcomeId: number): number;
  /**
   * Settles an outcome by the recorded incidents: `notStarted` before the start, `unsettled` while
   * the result is open.
   */
  settlement(outcomeId: number): Settlement;
  /**
   * Whether the part of a live match (frame, leg, game) that the outcome is about has ended, so
   * that its bets can be settled.
   */
  isDecidedInPlay(outcomeId: number): boolean;
  /**
   * Returns the events that ended, were cancelled or got a set result after the instant, in order.
   */
  endedSince(sinceMs: number): readonly { readonly gameId: number; readonly endedAtMs: number }[];
  /** Returns the results corrected after the instant, in order; their bets are settled again. */
  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[];
  /** Whether the result was corrected after the end. */
  isCorrected(gameId: number): boolean;
  /** Sets the disruption of an unfinished match; returns false if that is impossible. */
  orderDisruption(gameId: number, order: DisruptionOrder): boolean;
  /**
   * Ends an event now with this result, corrects one that is over, or settles single outcomes.
   * Returns false if that is impossible.
   */
  setResult(gameId: number, result: SetResult): boolean;
  /** For load tests: moves that many prices within their margin; returns how many it moved. */
  driftPrices(count: number, gameIds?: readonly number[]): number;
  /** Returns the play at an instant, at most now; undefined before the start. */
  action(
    gameId: number,
    atMs: number,
    language: string,
  ): (Action & { readonly text: string }) | undefined;
  /** Returns the score at an instant, at most now; undefined before the start. */
  scoreAt(gameId: number, atMs: number, language: string): ScoreWire | undefined;
  /** Returns finished matches of a team or person, newest first, of at most five seasons. */
  history(teamId: number, limit?: number): readonly MatchRecord[];
  /** Returns finished matches between two teams, newest first. */
  headToHead(teamId: number, otherId: number, limit?: number): readonly MatchRecord[];
  /** Returns the table of a season, by default the current one; undefined if unknown. */
  table(competitionId: number, season?: number): LeagueTable | undefined;
  /** Plays the matches of a table one per step, so that the table is then available at once. */
  playSeason(competitionId: number, season?: number): Generator<undefined, void, void>;
  /**
   * Returns the competitions with statistics by sport, top ones first, even without events on
   * offer.
   */
  archivedCompetitions(): ReadonlyMap<number, readonly number[]>;
  /**
   * Returns the seasons of a competition that have tables, newest first; empty for races and votes.
   */
  seasonsOf(competitionId: number): readonly SeasonDays[];
  /** Returns history and form of races and votes, which have no table; otherwise undefined. */
  contestHistory(competitionId: number): ContestHistory | undefined;
  /**
   * Returns the statistics so far, in total and by part; empty before the start, undefined if
   * unknown.
   */
  statistics(gameId: number, language: string): readonly StatisticSection[] | undefined;
  /** Returns the line-ups; undefined for sports of persons. */
  lineUp(gameId: number): LineUp | undefined;
  /** Returns finished matches that began within the interval, newest first. */
  results(filter: ResultsFilter): readonly MatchRecord[];
  /** Returns the result of a race or a vote; undefined for matches, and while it is not over. */
  decided(gameId: number, language: string): DecidedContest | undefined;
  /**
   * Returns finished matches, races and votes that began within the interval, in the order of the
   * results page, without simulating a match. With `competitionIds`, only matches of these
   * competitions.
   */
  played(
    fromMs: number,
    toMs: number,
    competitionIds?: ReadonlySet<number>,
  ): readonly PlayedFixture[];
  /** Start of the oldest match. */
  readonly playedSinceMs: number;
  /**
   * Returns the settlement of the markets that were offered before the start; no markets while the
   * match is not over, undefined if unknown.
   */
  outcomes(gameId: number, language: string): GameOutcomes | undefined;
  /**
   * Returns the outcomes that rows and Asian lines had just before a finished match, with their
   * settlement; otherwise empty.
   */
  pricesAtStart(gameId: number): readonly PastPrice[];
  /** Returns a finished match as it was settled. */
  record(gameId: number): MatchRecord | undefined;
  team(teamId: number): Contestant | undefined;
  /** Returns the league of a team, whatever cups it also plays; undefined for an imported team. */
  leagueOf(teamId: number): number | undefined;
  /** Returns the sides of a past or future match. */
  contestants(gameId: number): readonly [home: Contestant, away: Contestant] | undefined;
  /** Inserts or updates an imported event; the same key keeps its id. Returns the id. */
  upsertImported(event: ImportedEvent, id?: number): number;
}

/** A score for a match; for a race or a vote the first places, by name. */
export interface SetResult {
  readonly score?: readonly [number, number];
  readonly places?: readonly string[];
  readonly outcomes?: Readonly<Record<string, Settlement>>;
}

/**
 * A retirement or an abandonment takes effect at once in a live match, otherwise after 60 % of it;
 * `postponed` calls the match off now.
 */
export interface DisruptionOrder {
  readonly kind: 'played' | 'retired' | 'abandoned' | 'postponed' | 'corrected';
  readonly team?: 1 | 2;
  /** Time between the end and the correction. */
  readonly afterMs?: number;
}

/** An outcome of a finished match; odds in thousandths. */
export interface PastPrice {
  readonly outcomeId: number;
  readonly odds: number;
  readonly settlement: Settlement;
}

/** A finished match, race or vote with what is known without simulating it. */
export interface PlayedFixture {
  readonly gameId: number;
  readonly sportId: number;
  readonly competitionId: number;
  readonly startsAtMs: number;
  /** Home and away; all entrants of a race or a vote. */
  readonly contestants: readonly Contestant[];
  /** It was not played, and its bets are void. */
  readonly isCalledOff?: true;
}

/** A finished race, vote or season. */
export interface DecidedContest {
  readonly name: string;
  /** In finishing order. */
  readonly places: readonly Contestant[];
  readonly isCorrected: boolean;
}

export interface ResultsFilter {
  readonly fromMs: number;
  readonly toMs: number;
  readonly sportId?: number;
  readonly competitionIds?: readonly number[];
}
