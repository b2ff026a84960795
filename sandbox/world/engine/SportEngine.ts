import type { IncidentWire } from '#wire';
import type { Action } from '../action/Action.ts';
import type { CountPair, Facts, MarketType, Outlook } from '../markets/MarketType.ts';

/**
 * Input of a match's prices and play. The engine defines the meaning of the levels (goals per
 * match, chance of a point).
 */
export interface MatchSetup {
  readonly id: number;
  readonly seed: number;
  readonly levels: readonly number[];
  /** Continues after a tie until one side has won. */
  readonly isCup?: boolean;
  /** Lead of the home side from the first leg. */
  readonly lead?: number;
}

/** A goal at its minute in common notation: 45 with 2 added. */
export interface FixedGoal {
  readonly team: 1 | 2;
  readonly minute: number;
  readonly added?: number;
  readonly kind?: 'penalty' | 'own_goal';
  readonly scorer?: string;
}

/** Other counts of a match, where known. */
export interface FixedCounts {
  readonly corners?: CountPair;
  readonly yellow?: CountPair;
  readonly red?: CountPair;
}

/** How a football match that was even after ninety minutes was decided. */
export interface FixedExtra {
  /** Goals of extra time alone. */
  readonly score: CountPair;
  /** All goals of extra time with minutes from 91 to 120, where known. */
  readonly goals?: readonly FixedGoal[];
  /** The shoot-out, where extra time ended even. */
  readonly shootOut?: CountPair;
}

/** A final score that a script must end with. */
export interface FixedResult {
  readonly score: CountPair;
  readonly halfTime?: CountPair;
  /** Score of each period in order, overtime last. */
  readonly periods?: readonly CountPair[];
  /** Of a football match. */
  readonly counts?: FixedCounts;
  /** Of a football match that continues after an even score. */
  readonly extra?: FixedExtra;
  /** All goals, where their minutes are known. */
  readonly goals?: readonly FixedGoal[];
  /** Length of the halves, stoppage time included. */
  readonly halvesS?: readonly [number, number];
  /** What happened up to this match second was visible and stays, as far as the score allows. */
  readonly afterS?: number;
}

export interface Incident {
  /** Match second from the kick-off, breaks included. */
  readonly atS: number;
  readonly kind: IncidentWire['kind'];
  readonly team: 0 | 1 | 2;
  /** Dictionary key of its text. */
  readonly textKey: string;
  readonly score: CountPair;
  /** The count it adds to: `goals`, `corners`, `yellow`, … */
  readonly counter?: string;
  /** Amount; 1 by default. */
  readonly value?: number;
  /** False: it shapes the play but is not shown in the timeline. */
  readonly isShown: boolean;
  /** The player, where a file names one. */
  readonly person?: string;
  /** Shown in the place of its minute: the ball of an over, the half of an inning. */
  readonly moment?: string;
}

/** An interval of play: what the clock shows and whether it runs. */
export interface Phase {
  readonly fromS: number;
  readonly toS: number;
  readonly code: string;
  readonly clockFromS: number;
  readonly isRunning: boolean;
  readonly countsDown?: boolean;
  /** Seconds of the shown clock per match second; 1 by default. */
  readonly clockRate?: number;
}

/** A whole match, from the first to the last incident. */
export interface MatchScript {
  readonly durationS: number;
  readonly phases: readonly Phase[];
  readonly incidents: readonly Incident[];
  /** Intervals without betting, in match seconds. */
  readonly suspensions: readonly (readonly [fromS: number, toS: number])[];
  readonly facts: Facts;
  /** Lead of the home side before the match. */
  readonly lead?: number;
  /** The match was cut short: why, and the match it would have been. */
  readonly cut?: {
    readonly kind: 'retired' | 'abandoned';
    readonly team: 0 | 1 | 2;
    readonly atS: number;
    readonly whole: MatchScript;
  };
}

/** Numbers of a live match as the wire wants them, without names. */
export interface LiveNumbers {
  readonly score: CountPair;
  readonly periods: readonly CountPair[];
  readonly phaseCode: string;
  readonly points?: readonly [string, string];
  readonly server?: 1 | 2;
  readonly corners?: CountPair;
  readonly yellow?: CountPair;
  readonly red?: CountPair;
  readonly innings?: InningsNumbers;
  /** Penalties scored in the shoot-out. */
  readonly shootOut?: CountPair;
  /** Maps of cyber sport that have begun, with rounds or structures of both. */
  readonly maps?: readonly CountPair[];
  readonly statistics?: readonly {
    readonly key: string;
    readonly home: number;
    readonly away: number;
  }[];
}

/** The side at bat, in sports with innings. */
export interface InningsNumbers {
  readonly number: number;
  readonly batting: 1 | 2;
  readonly outs?: number;
  readonly bases?: readonly number[];
  readonly wickets?: CountPair;
  readonly balls?: CountPair;
  /** Runs that the side at bat needs to win. */
  readonly target?: number;
}

/** Multiplies both levels for a moment, so that prices drift; [1, 1] is the model. */
export type MarginSkew = readonly [home: number, away: number];
export const noMarginSkew: MarginSkew = [1, 1];

/** Everything particular to a sport: one model that plays, prices and settles. */
export interface SportEngine {
  /** Speed relative to the sport: prices move as much faster. */
  readonly speed?: number;
  /** All market types in the order of the event page. */
  readonly types: readonly MarketType[];
  /** Types of a list row: result, total, handicap. */
  readonly mainTypeIds: readonly number[];
  /** Order of the groups of the event page. */
  readonly groups: readonly string[];
  /** From ratings around 0 (a difference of 1 is a clear favourite). */
  levels(homeRating: number, awayRating: number): readonly number[];
  /** Levels under which the model agrees with these fair chances as well as possible. */
  fit(chances: FairChances): readonly number[];
  simulate(setup: MatchSetup, fixed?: FixedResult): MatchScript;
  /** Without a course: before the start. */
  outlook(setup: MatchSetup, marginSkew: MarginSkew, course?: Course): Outlook;
  /** Current counts by scope. */
  standing(course: Course): Facts;
  live(setup: MatchSetup, course: Course): LiveNumbers;
  momentum(course: Course): readonly number[];
  /** Position and action of the play; absent where there is no field to draw. */
  action?(setup: MatchSetup, course: Course): Action;
}

export interface Course {
  readonly script: MatchScript;
  readonly playedS: number;
}

/** Chances without margin, by market. */
export interface FairChances {
  readonly result?: readonly [home: number, draw: number, away: number];
  /**
   * Chance that the first team goes on to the next round, after extra time and penalties if needed.
   */
  readonly advance?: number;
  readonly total?: { readonly line: number; readonly over: number };
  readonly handicap?: { readonly line: number; readonly home: number };
}
