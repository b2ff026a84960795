import type { SettlementId } from '../World.ts';
import type { PairDistribution } from './PairDistribution.ts';

/** A part of a match with its own two counts: `match`, `h1`, `corners`, `set2` … */
export type Scope = string;
export type CountPair = readonly [home: number, away: number];

/** What may still happen, seen from one instant of a match. */
export interface Outlook {
  /** Undefined once the scope is over or when it does not exist (a fifth set of a match over three). */
  pair(scope: Scope): PairDistribution | undefined;
  /** What stands so far, also in a scope that is over. */
  counted(scope: Scope): CountPair;
  /** For questions about the order of scores. */
  readonly scoring?: ScoringOutlook;
}

export interface ScoringOutlook {
  /** Who scored so far, in order. */
  readonly sequence: readonly (1 | 2)[];
  /** Chance that any next score is of the first team. */
  readonly homeShare: number;
  /** Expected number of further scores. */
  readonly restMean: number;
}

/** What did happen in a match that is over. */
export interface Facts {
  /** Undefined when the scope was never played: its bets are returned. */
  pair(scope: Scope): CountPair | undefined;
  readonly sequence: readonly (1 | 2)[];
}

/** How an outcome is called: a dictionary key and a caption for narrow cells. `text` needs no translation. */
export interface OutcomeLabel {
  readonly key: string;
  readonly short?: string;
  readonly text?: string;
  /** Shows the market's line as it is, or with the other sign. */
  readonly line?: 'same' | 'negated';
}

/** Values of a market's line: index i stands for first + i × step, for ever. */
export interface LineGrid {
  readonly first: number;
  readonly step: number;
  readonly count: number;
  /** How many lines are offered at most, nearest to even first. */
  readonly offered: number;
}

export interface MarketType {
  readonly id: number;
  /** Dictionary key of the name without scope and line. */
  readonly nameKey: string;
  readonly scope: Scope;
  readonly groups: readonly string[];
  readonly columns: 1 | 2 | 3;
  readonly outcomes: readonly OutcomeLabel[];
  /** Target overround. */
  readonly overround: number;
  /** How many outcomes win at once; 2 in a double chance. */
  readonly winners: number;
  /** Not for accumulators, bonus bets and bankers. */
  readonly isExotic: boolean;
  /** The favourite is sold at the lowest price there is, however certain, until it is decided. */
  readonly staysOpen?: boolean;
  readonly grid?: LineGrid;
  /** Line indices worth offering now. */
  offer(outlook: Outlook): readonly number[];
  /** Fair chances by outcome (0: cannot win any more), without what would be returned; undefined when there is no question left. */
  chances(outlook: Outlook, lineIndex: number): readonly number[] | undefined;
  settle(facts: Facts, lineIndex: number, outcomeIndex: number): SettlementId;
  /** Of a market on a small part of a match: whether that is over, so that its bets are settled while the match goes on. */
  isDecided?(facts: Facts, lineIndex: number): boolean;
}

export function lineAt(type: Pick<MarketType, 'grid'>, lineIndex: number): number | undefined {
  return type.grid === undefined ? undefined : type.grid.first + type.grid.step * lineIndex;
}
