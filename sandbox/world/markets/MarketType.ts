import type { Settlement } from '#domain/ticket/Settlement.ts';
import type { PairDistribution } from './PairDistribution.ts';

/** A part of a match with its own two counts: `match`, `h1`, `corners`, `set2` … */
export type Scope = string;
export type CountPair = readonly [home: number, away: number];

/** The possible rest of a match, seen from one instant. */
export interface Outlook {
  /** Undefined once the scope is over or when it does not exist (a fifth set in best of three). */
  pair(scope: Scope): PairDistribution | undefined;
  /** Counts so far, also in a finished scope. */
  counted(scope: Scope): CountPair;
  /** For markets about the order of scores. */
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

/** How an outcome can end, each way with its chance; they add up to 1. */
export type Endings = ReadonlyMap<Settlement, number>;

/** Facts of a finished match. */
export interface Facts {
  /** Undefined when the scope was never played: its bets are returned. */
  pair(scope: Scope): CountPair | undefined;
  readonly sequence: readonly (1 | 2)[];
}

/**
 * Name of an outcome: a dictionary key and a caption for narrow cells. `text` needs no translation.
 */
export interface OutcomeLabel {
  readonly key: string;
  readonly short?: string;
  readonly text?: string;
  /** Shows the market's line as it is, or with the other sign. */
  readonly line?: 'same' | 'negated';
}

/** Values of a market's line: index i stands for first + i × step; never change them. */
export interface LineGrid {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  /** Maximum number of lines offered, nearest to even first. */
  readonly offered: number;
  /** Not offered: at this line the market is another one. */
  readonly without?: number;
}

/** A start of nothing, say, would make a three-way handicap the result once more. */
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
  /** Names another part than the scope, where a sport calls it by a word of its own. */
  readonly namedScope?: Scope;
  readonly groups: readonly string[];
  readonly columns: 1 | 2 | 3;
  readonly outcomes: readonly OutcomeLabel[];
  /** Target overround. */
  readonly overround: number;
  /** Number of winning outcomes; 2 in a double chance. */
  readonly winners: number;
  /** Not for accumulators, bonus bets and bankers. */
  readonly isExotic: boolean;
  /**
   * The favourite is offered at the lowest possible price, however certain, until it is decided.
   */
  readonly staysOpen?: boolean;
  readonly grid?: LineGrid;
  /** Line indices worth offering now. */
  offer(outlook: Outlook): readonly number[];
  /**
   * Fair chances by outcome (0: cannot win any more), given that the bet is not returned; undefined
   * when the market is decided.
   */
  chances(outlook: Outlook, lineIndex: number): readonly number[] | undefined;
  /**
   * Every way the outcome can end, returns and halves among them; undefined when its scope is over.
   * Absent where an outcome is only won or lost, so that its price says all.
   */
  endings?(outlook: Outlook, lineIndex: number, outcomeIndex: number): Endings | undefined;
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
