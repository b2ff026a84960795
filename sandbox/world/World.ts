import type { ChampWire, CouponBet, GameFull, GameList, GameOutcomes, PriceHistoryWire, RowMarketKind, ScoreWire, SportsTree, StatisticSection } from '#wire';
import type { Action } from './action/Action.ts';
import type { ContestHistory } from './contests/ContestHistory.ts';
import type { Contestant, LeagueTable, LineUp, MatchRecord, SeasonDays } from './history/MatchRecord.ts';
import type { ImportedEvent } from './ImportedEvent.ts';

/** Status ids of a settled outcome (specification 2, 3): -2 not calculated, -1 not started, 0 lost, 1 won, 2 return, … */
export type SettlementId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** `small`: about 150 events, ready within 300 ms. `full`: about 10,000. */
export type WorldSize = 'small' | 'full';

export interface WorldOptions {
  readonly seed: number;
  readonly size: WorldSize;
  readonly nowMs: number;
}

export interface GameFilter {
  readonly section: 'line' | 'live';
  readonly sportId?: number;
  readonly champIds?: readonly number[];
  readonly gameIds?: readonly number[];
  readonly teamIds?: readonly number[];
  /** Competitions, events and teams need not all fit: one is enough. */
  readonly isAny?: boolean;
  /** Only events worth the top cards of home. */
  readonly isTop?: boolean;
  readonly withinH?: number;
  readonly withoutSportIds?: readonly number[];
  /** By start alone; otherwise top competitions come first. */
  readonly isByTime?: boolean;
  /** Markets of each row; result, total and handicap when absent. */
  readonly markets?: readonly RowMarketKind[];
  readonly limit?: number;
  readonly offset?: number;
}

/** An event that can be bet on now, without markets: ten thousand of them cost nothing. */
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
  /** When it came into the section where it is now. */
  readonly changedAtMs: number;
}

/** A race or a vote: its name in a language, and the names of those who take part. */
export interface OfferedContest {
  readonly event: OfferedEvent;
  readonly nameIn: (language: string) => string;
  readonly entrants: readonly string[];
}

/**
 * The world: every sport, match, market and price, a pure function of seed and time plus what was imported or set by
 * hand. Prices and markets are derived when read, so ten thousand events cost next to nothing until somebody looks.
 * Answers are in the shapes and the language of the wire.
 */
export interface World {
  /** Platform time at which the world stands. */
  readonly nowMs: number;
  /** Match seconds that pass in one second of platform time. */
  readonly pace: number;
  setPace(pace: number): void;
  /** Lets time pass; never goes back. */
  advanceTo(nowMs: number): void;
  tree(language: string): SportsTree;
  /** A championship, also one with nothing on offer; undefined for an unknown one. */
  champ(champId: number, language: string): ChampWire | undefined;
  games(filter: GameFilter, language: string): GameList;
  game(gameId: number, language: string): GameFull | undefined;
  /** How the prices of a market went over the last hours, until now or the end of its event; undefined when it never existed. */
  priceHistory(marketId: number, hours: number, language: string): PriceHistoryWire | undefined;
  /** All matches that are offered, prematch first; kept until `listRevision` changes. */
  offered(): readonly OfferedEvent[];
  /** Races and votes that are offered, what closes first before others. */
  offeredContests(): readonly OfferedContest[];
  /** The event while it is offered, an outright too. */
  offeredEvent(gameId: number): OfferedEvent | undefined;
  /** The outcome as a coupon sees it, priced now; undefined when it never existed. A closed market is `isBlocked`. */
  couponBet(outcomeId: number, language: string): CouponBet | undefined;
  /** How much the prices of its market promise above what can be won (1.05 for five per cent); undefined for an unknown one. */
  overround(outcomeId: number): number | undefined;
  /** Raised whenever anything of the event that can be seen has changed; undefined for an unknown event. */
  revision(gameId: number): number | undefined;
  /** Raised when events appear, begin or end: lists and counts must be read again. */
  readonly listRevision: number;
  gameIdOf(outcomeId: number): number;
  /** How the outcome ended, from the recorded incidents; -2 while open, -1 before the start. */
  settlement(outcomeId: number): SettlementId;
  /** Whether the part of a match that is being played (a frame, a leg, a game) is over on which the outcome was: its bets need not wait. */
  isDecidedInPlay(outcomeId: number): boolean;
  /** Events that ended (or were cancelled, or whose result was set) after the instant, in order. */
  endedSince(sinceMs: number): readonly { readonly gameId: number; readonly endedAtMs: number }[];
  /** Results that became others after the end, later than the instant, in order: what was settled by them is settled anew. */
  correctedSince(sinceMs: number): readonly { readonly gameId: number; readonly atMs: number }[];
  /** Whether the result is another one than at the end. */
  isCorrected(gameId: number): boolean;
  /** Orders what befalls a match that is not over; false where it cannot. */
  setFate(gameId: number, order: FateOrder): boolean;
  /** Ends an event now with this result; one that is over gets another one; or only fixes the settlement of single outcomes. False where it cannot. */
  setResult(gameId: number, result: SetResult): boolean;
  /** Moves this many prices within their margin, among these events or all live ones: for load tests. Returns how many moved. */
  stir(count: number, gameIds?: readonly number[]): number;
  /** What the play is doing at an instant, never later than now; undefined before the start and where there is nothing to draw. */
  action(gameId: number, atMs: number, language: string): (Action & { readonly text: string }) | undefined;
  /** How a match stood at an instant, never later than now; undefined before the start. */
  scoreAt(gameId: number, atMs: number, language: string): ScoreWire | undefined;
  /** Matches of a team or person that are over, newest first: at most five seasons back. */
  history(teamId: number, limit?: number): readonly MatchRecord[];
  /** Matches of two against each other that are over, newest first. */
  headToHead(teamId: number, otherId: number, limit?: number): readonly MatchRecord[];
  /** The table of a season; the present one unless told. Undefined for an unknown competition or season. */
  table(champId: number, season?: number): LeagueTable | undefined;
  /** Plays what that table counts, a match with each step, so that it is told at once afterwards. */
  playSeason(champId: number, season?: number): Generator<undefined, void, void>;
  /** Championships that there are statistics of, by sport and the top ones first, also those with nothing on offer. */
  archivedChamps(): ReadonlyMap<number, readonly number[]>;
  /** Seasons that a championship has tables of, the newest first; none of races and votes. */
  seasonsOf(champId: number): readonly SeasonDays[];
  /** Of races and votes, which have no table: how those before came out and how those who take part stand; undefined for all others. */
  contestHistory(champId: number): ContestHistory | undefined;
  /** What was counted in a match so far, whole and by part; empty before the start, undefined for an unknown match. */
  statistics(gameId: number, language: string): readonly StatisticSection[] | undefined;
  /** Who plays; undefined where persons meet. */
  lineUp(gameId: number): LineUp | undefined;
  /** Matches that began within this stretch of time and are over, newest first. */
  results(filter: ResultsFilter): readonly MatchRecord[];
  /** How a race or a vote came out; undefined while it is not over, and for matches. */
  decided(gameId: number, language: string): DecidedContest | undefined;
  /** Matches, races and votes that began within this stretch of time and are over, in the order of a page of results; none of them is played for it. */
  played(fromMs: number, toMs: number): readonly PlayedFixture[];
  /** Before it nothing was ever played. */
  readonly playedSinceMs: number;
  /** How the markets that were offered before the start ended; none while the match is not over, undefined for an unknown one. */
  outcomes(gameId: number, language: string): GameOutcomes | undefined;
  /** A match that is over, as it was settled. */
  record(gameId: number): MatchRecord | undefined;
  team(teamId: number): Contestant | undefined;
  /** The championship to which a team belongs, whatever cups it plays beside; undefined for one that came from files. */
  leagueOf(teamId: number): number | undefined;
  /** Who meets in a match, past or to come. */
  contestants(gameId: number): readonly [home: Contestant, away: Contestant] | undefined;
  /** Fixtures from files; the same key twice is the same event. The id that it had before, if any, is kept. Returns its id. */
  putImported(event: ImportedEvent, id?: number): number;
}

/** A score for a match, an order (those who come in first, by name) for a race or a vote. */
export interface SetResult {
  readonly score?: readonly [number, number];
  readonly places?: readonly string[];
  readonly outcomes?: Readonly<Record<string, SettlementId>>;
}

/** A retirement or an abandonment comes at once in a match that runs, else after three fifths of it; `postponed` calls off now. */
export interface FateOrder {
  readonly kind: 'played' | 'retired' | 'abandoned' | 'postponed' | 'corrected';
  readonly team?: 1 | 2;
  /** From the end to the correction. */
  readonly afterMs?: number;
}

/** A match, a race or a vote that is over, as far as it is known without playing it. */
export interface PlayedFixture {
  readonly gameId: number;
  readonly sportId: number;
  readonly champId: number;
  readonly startsAtMs: number;
  /** Home and away; of a race or a vote all who took part. */
  readonly contestants: readonly Contestant[];
}

/** A race, a vote or a season that is over. */
export interface DecidedContest {
  readonly name: string;
  /** In the order in which they came in. */
  readonly places: readonly Contestant[];
  readonly isCorrected: boolean;
}

export interface ResultsFilter {
  readonly fromMs: number;
  readonly toMs: number;
  readonly sportId?: number;
  readonly champIds?: readonly number[];
}
