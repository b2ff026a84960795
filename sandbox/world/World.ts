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
import type { Endings } from './markets/MarketType.ts';
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
  readonly champIds?: readonly number[];
  readonly gameIds?: readonly number[];
  readonly teamIds?: readonly number[];
  /** An event needs to match only one of competitions, events and teams. */
  readonly isAny?: boolean;
  /** Only events for the top cards of home. */
  readonly isTop?: boolean;
  readonly withinH?: number;
  /** Only events that start at this instant or later, in epoch seconds. */
  readonly fromS?: number;
  /** Only events that start before this instant, in epoch seconds. */
  readonly toS?: number;
  readonly withoutSportIds?: readonly number[];
  /** Only events with a broadcast, or only those without. */
  readonly hasVideo?: boolean;
  /** Broadcasts that were added or taken away, by event. */
  readonly videos?: ReadonlyMap<number, boolean>;
  /** By start alone; otherwise top competitions come first. */
  readonly isByTime?: boolean;
  /** Markets of each row; result, total and handicap when absent. */
  readonly markets?: readonly RowMarketKind[];
  readonly limit?: number;
  readonly offset?: number;
}

/** An open event without markets; cheap even for ten thousand. */
export interface OfferedEvent {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly slug: string;
  readonly section: 'line' | 'live';
  /** It has no sides: `home` and `away` are empty. */
  readonly isOutright?: true;
  readonly home: string;
  readonly away: string;
  readonly teamIds: readonly [home: number, away: number];
  readonly startsAtMs: number;
  /** When it entered its current section. */
  readonly changedAtMs: number;
}

/** A race or a vote: its name in a language, and the names of its entrants. */
export interface OfferedContest {
  readonly event: OfferedEvent;
  readonly nameIn: (language: string) => string;
  readonly entrants: readonly string[];
}

/**
 * The world: every sport, match, market and price, a pure function of seed and time plus imports
 * and set results. Prices and markets are derived when read, so ten thousand events cost next to
 * nothing. Answers have the shapes and the language of the wire.
 */
export interface World {
  /** Current platform time of the world. */
  readonly nowMs: number;
  /** Match seconds per second of platform time. */
  readonly pace: number;
  setPace(pace: number): void;
  /** Advances time; never goes back. */
  advanceTo(nowMs: number): void;
  tree(language: string): SportsTree;
  /** A championship, also one with nothing on offer; undefined for an unknown one. */
  champ(champId: number, language: string): ChampWire | undefined;
  /** Every championship, also those with nothing on offer. */
  champs(language: string): readonly ChampWire[];
  /** Start of the next match of a championship, offered or not; undefined where none is known. */
  nextStartMs(champId: number): number | undefined;
  games(filter: GameFilter, language: string): GameList;
  game(gameId: number, language: string): GameFull | undefined;
  /** Counts the markets of so many events whose rows were asked for since their prices moved. */
  countMarkets(atMost: number): void;
  /** Prices of a market over the last hours of its event; undefined when it never existed. */
  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined;
  /** All offered matches, prematch first; cached until `listRevision` changes. */
  offered(): readonly OfferedEvent[];
  /** Offered races and votes, the earliest closing first. */
  offeredContests(): readonly OfferedContest[];
  /** The event while it is offered; outrights as well. */
  offeredEvent(gameId: number): OfferedEvent | undefined;
  /** The outcome at its current price, `isBlocked` when closed; undefined if unknown. */
  couponBet(outcomeId: number, language: string): CouponBet | undefined;
  /** How it can end, with chances; undefined where only its price says it, or it is over. */
  endings(outcomeId: number): Endings | undefined;
  /** Overround of its market (1.05 for five per cent); undefined for an unknown one. */
  overround(outcomeId: number): number | undefined;
  /** Raised by every visible change of the event; undefined for an unknown event. */
  revision(gameId: number): number | undefined;
  /** Raised when events appear, begin or end: lists and counts must be read again. */
  readonly listRevision: number;
  gameIdOf(outcomeId: number): number;
  /** Settlement of the outcome from the recorded incidents; `notStarted` before the start, `unsettled` while it is open. */
  settlement(outcomeId: number): Settlement;
  /**
   * Whether the part of a live match (frame, leg, game) that the outcome is about has ended, so
   * that its bets can be settled.
   */
  isDecidedInPlay(outcomeId: number): boolean;
  /** Events that ended, were cancelled or got a set result after the instant, in order. */
  endedSince(sinceMs: number): readonly { readonly gameId: number; readonly endedAtMs: number }[];
  /** Results corrected after the instant, in order: their bets are settled again. */
  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[];
  /** Whether the result was corrected after the end. */
  isCorrected(gameId: number): boolean;
  /** Sets the disruption of a match that is not over; false where it is impossible. */
  orderDisruption(gameId: number, order: DisruptionOrder): boolean;
  /**
   * Ends an event now with this result, corrects one that is over, or settles single outcomes.
   * False where it is impossible.
   */
  setResult(gameId: number, result: SetResult): boolean;
  /** Load tests: moves that many prices within their margin; returns how many. */
  driftPrices(count: number, gameIds?: readonly number[]): number;
  /** The play at an instant, at most now; undefined before the start. */
  action(
    gameId: number,
    atMs: number,
    language: string,
  ): (Action & { readonly text: string }) | undefined;
  /** The score at an instant, at most now; undefined before the start. */
  scoreAt(gameId: number, atMs: number, language: string): ScoreWire | undefined;
  /** Finished matches of a team or person, newest first: at most five seasons back. */
  history(teamId: number, limit?: number): readonly MatchRecord[];
  /** Finished matches between two teams, newest first. */
  headToHead(teamId: number, otherId: number, limit?: number): readonly MatchRecord[];
  /** A season's table, by default the current; undefined for an unknown one. */
  table(champId: number, season?: number): LeagueTable | undefined;
  /** Plays the table's matches one per step, so that it is available at once afterwards. */
  playSeason(champId: number, season?: number): Generator<undefined, void, void>;
  /** Championships with statistics, by sport, top ones first; also those with nothing on offer. */
  archivedChamps(): ReadonlyMap<number, readonly number[]>;
  /** Seasons with tables of a championship, newest first; none of races and votes. */
  seasonsOf(champId: number): readonly SeasonDays[];
  /** History and form of races and votes, which have no table; undefined for all others. */
  contestHistory(champId: number): ContestHistory | undefined;
  /** Statistics so far, whole and by part; empty before the start, undefined if unknown. */
  statistics(gameId: number, language: string): readonly StatisticSection[] | undefined;
  /** Line-ups; undefined where persons compete. */
  lineUp(gameId: number): LineUp | undefined;
  /** Finished matches that began within the interval, newest first. */
  results(filter: ResultsFilter): readonly MatchRecord[];
  /** Result of a race or a vote; undefined while it is not over, and for matches. */
  decided(gameId: number, language: string): DecidedContest | undefined;
  /**
   * Finished matches, races and votes that began within the interval, in the order of a page of
   * results; no match is played for it. Of all championships, or matches of these alone.
   */
  played(fromMs: number, toMs: number, champIds?: ReadonlySet<number>): readonly PlayedFixture[];
  /** Start of the oldest match. */
  readonly playedSinceMs: number;
  /**
   * Settlement of the markets that were offered before the start; none while the match is not over,
   * undefined for an unknown one.
   */
  outcomes(gameId: number, language: string): GameOutcomes | undefined;
  /**
   * The outcomes that rows and Asian lines had at the last moment before a finished match, with how
   * they ended; empty for another one.
   */
  pricesAtStart(gameId: number): readonly PastPrice[];
  /** A finished match as it was settled. */
  record(gameId: number): MatchRecord | undefined;
  team(teamId: number): Contestant | undefined;
  /** The league of a team, whatever cups it also plays; undefined for an imported team. */
  leagueOf(teamId: number): number | undefined;
  /** Sides of a past or future match. */
  contestants(gameId: number): readonly [home: Contestant, away: Contestant] | undefined;
  /** Upserts imported fixtures; the same key is the same event and keeps its id. Returns the id. */
  upsertImported(event: ImportedEvent, id?: number): number;
}

/** A score for a match, an order (first places, by name) for a race or a vote. */
export interface SetResult {
  readonly score?: readonly [number, number];
  readonly places?: readonly string[];
  readonly outcomes?: Readonly<Record<string, Settlement>>;
}

/**
 * A retirement or an abandonment takes effect at once in a live match, otherwise after three fifths
 * of it; `postponed` calls off now.
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

/** A finished match, race or vote, as far as it is known without playing it. */
export interface PlayedFixture {
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly startsAtMs: number;
  /** Home and away; of a race or a vote all entrants. */
  readonly contestants: readonly Contestant[];
  /** It was not played, and bets on it are returned. */
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
  readonly champIds?: readonly number[];
}
