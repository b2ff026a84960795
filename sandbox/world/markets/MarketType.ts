import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { PairDistribution } from './PairDistribution.ts';

/** A part of a match with its own two counts: `match`, `h1`, `corners`, `set2` and others. */
export type Scope = string;
export type CountPair = readonly [home: number, away: number];

/** The possible rest of a match, seen from one instant. */
export interface Outlook {
  /**
   * Returns undefined once the scope is over, or if it does not exist (a fifth set in best of
   * three).
   */
  pair(scope: Scope): PairDistribution | undefined;
  /** Returns the counts so far, even of a finished scope. */
  counted(scope: Scope): CountPair;
  /** For markets on the order of scores. */
  readonly scoring?: ScoringOutlook;
}

export interface ScoringOutlook {
  /** Scorers so far, in order. */
  readonly sequence: readonly (1 | 2)[];
  /** Chance that the next score is the first team's. */
  readonly homeShare: number;
  /** Expected number of further scores. */
  readonly restMean: number;
}

/** How an outcome can settle, each way with its chance; the chances sum to 1. */
export type SettlementChances = ReadonlyMap<Settlement, number>;

/** Facts of a finished match. */
export interface Facts {
  /** Returns undefined if the scope was never played, so that its bets are void. */
  pair(scope: Scope): CountPair | undefined;
  readonly sequence: readonly (1 | 2)[];
}

/**
 * Name of an outcome: a dictionary key and a caption for narrow cells. `text` is not translated.
 */
export interface OutcomeLabel {
  readonly key: string;
  readonly short?: string;
  readonly text?: string;
  /** Shows the market's line unchanged or negated. */
  readonly line?: 'same' | 'negated';
}

/** Values of a market's line: index i means first + i × step; must never change. */
export interface LineGrid {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  /** Maximum number of lines offered, nearest to even first. */
  readonly offered: number;
  /** Line that is not offered, because the market would equal another one. */
  readonly without?: number;
}

/** Excludes a line, such as 0, at which a three-way handicap would equal the result. */
export function gridWithout(line: number, grid: LineGrid): LineGrid {
  return { ...grid, without: line };
}

export function gridOf(first: number, step: number, count: number, offered: number): LineGrid {
  return { first, step, count, offered };
}

export interface MarketType {
  readonly id: number;
  /** Dictionary key of the name without scope and line. */
  readonly nameKey: string;
  readonly scope: Scope;
  /** Names another part than the scope, in sports with their own word for it. */
  readonly namedScope?: Scope;
  readonly groups: readonly string[];
  readonly columns: 1 | 2 | 3;
  readonly outcomes: readonly OutcomeLabel[];
  /** Target overround. */
  readonly overround: number;
  /** Number of winning outcomes; 2 in a double chance. */
  readonly winners: number;
  /** Excluded from accumulators, bonus bets and bankers. */
  readonly isExotic: boolean;
  /**
   * The favourite is offered at the lowest possible price until the market is decided, however
   * certain.
   */
  readonly staysOpen?: boolean;
  readonly grid?: LineGrid;
  /** Returns the line indices worth offering now. */
  offer(outlook: Outlook): readonly number[];
  /**
   * Returns the fair chances by outcome (0: can no longer win), given that the bet is not void;
   * undefined once the market is decided.
   */
  chances(outlook: Outlook, lineIndex: number): readonly number[] | undefined;
  /**
   * Returns every way the outcome can settle, void and half results included; undefined once its
   * scope is over. Absent if an outcome can only win or lose, so that its price implies both
   * chances.
   */
  settlementChances?(
    outlook: Outlook,
    lineIndex: number,
    outcomeIndex: number,
  ): SettlementChances | undefined;
  settle(facts: Facts, lineIndex: number, outcomeIndex: number): Settlement;
  /**
   * For a market on a small part of a match: whether that part is over, so that its bets can be
   * settled during the match.
   */
  isDecided?(facts: Facts, lineIndex: number): boolean;
}

export function lineAt(type: Pick<MarketType, 'grid'>, lineIndex: number): number | undefined {
  return type.grid === undefined ? undefined : type.grid.first + type.grid.step * lineIndex;
}
