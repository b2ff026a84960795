import type { IncidentWire } from '#wire';
import type { Action } from '../action/Action.ts';
import type { CountPair, Facts, MarketType, Outlook } from '../markets/MarketType.ts';

/**
 * Input of the prices and the play of a match. The engine defines what the levels mean, such as
 * goals per match or the chance of a point.
 */
export interface MatchSetup {
  readonly id: number;
  readonly seed: number;
  readonly levels: readonly number[];
  /** Whether a tie is continued until one side has won. */
  readonly isCup?: boolean;
  /** Lead of the home side from the first leg. */
  readonly lead?: number;
}

/** A goal at its minute in match notation: 45 with 2 added. */
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
  /** The shoot-out, if extra time ended even. */
  readonly shootOut?: CountPair;
}

/** A final score that a script must end with. */
export interface FixedResult {
  readonly score: CountPair;
  readonly halfTime?: CountPair;
  /** Score of each period in order, overtime last. */
  readonly periods?: readonly CountPair[];
  /** Football only. */
  readonly counts?: FixedCounts;
  /** Football only: continuation after an even score. */
  readonly extra?: FixedExtra;
  /** All goals, where their minutes are known. */
  readonly goals?: readonly FixedGoal[];
  /** Length of the halves, stoppage time included. */
  readonly halvesS?: readonly [number, number];
  /** Incidents up to this match second have been shown and remain, as far as the score allows. */
  readonly afterS?: number;
}

export interface Incident {
  /** Match second since the kick-off, breaks included. */
  readonly atS: number;
  readonly kind: IncidentWire['kind'];
  readonly team: 0 | 1 | 2;
  /** Dictionary key of its text. */
  readonly textKey: string;
  readonly score: CountPair;
  /** The count that it adds to: `goals`, `corners`, `yellow` and others. */
  readonly counter?: string;
  /** Amount; 1 by default. */
  readonly value?: number;
  /** False if it shapes the play but is not in the timeline. */
  readonly isShown: boolean;
  /** The player, if a file names one. */
  readonly person?: string;
  /** Shown instead of its minute: the ball of an over, the half of an inning. */
  readonly moment?: string;
}

/** An interval of play: what its clock shows and whether it runs. */
export interface Phase {
  readonly fromS: number;
  readonly toS: number;
  readonly code: string;
  readonly clockFromS: number;
  readonly isRunning: boolean;
  readonly countsDown?: boolean;
  /** Seconds of the displayed clock per match second; 1 by default. */
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
  /** For a match that was cut short: the reason, and the match without the cut. */
  readonly cut?: {
    readonly kind: 'retired' | 'abandoned';
    readonly team: 0 | 1 | 2;
    readonly atS: number;
    readonly whole: MatchScript;
  };
}

/** Numbers of a live match for the wire, without names. */
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
  /** Started maps of cyber sport, with the rounds or structures of both sides. */
  readonly maps?: readonly CountPair[];
  readonly statistics?: readonly {
    readonly key: string;
    readonly home: number;
    readonly away: number;
  }[];
}

/** The innings of the side at bat, in sports with innings. */
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

/** Factors of both levels that make prices drift; [1, 1] is the model itself. */
export type MarginSkew = readonly [home: number, away: number];
export const noMarginSkew: MarginSkew = [1, 1];

/** Everything specific to a sport: one model that plays, prices and settles. */
export interface SportEngine {
  /** Speed relative to the sport, by which prices also move faster. */
  readonly speed?: number;
  /** All market types in the order of the event page. */
  readonly types: readonly MarketType[];
  /** Types of a list row: result, total, handicap. */
  readonly mainTypeIds: readonly number[];
  /** Order of the groups of the event page. */
  readonly groups: readonly string[];
  /** Converts ratings around 0 (a difference of 1 is a clear favourite) to levels. */
  levels(homeRating: number, awayRating: number): readonly number[];
  /** Finds the levels at which the model agrees best with these fair chances. */
  fit(chances: FairChances): readonly number[];
  simulate(setup: MatchSetup, fixed?: FixedResult): MatchScript;
  /** Returns the outlook; without a course, that before the start. */
  outlook(setup: MatchSetup, marginSkew: MarginSkew, course?: Course): Outlook;
  /** Returns the current counts by scope. */
  standing(course: Course): Facts;
  live(setup: MatchSetup, course: Course): LiveNumbers;
  momentum(course: Course): readonly number[];
  /** Returns position and action of the play; absent for sports without a field to draw. */
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
   * Chance that the first team reaches the next round, after extra time and penalties if needed.
   */
  readonly advance?: number;
  readonly total?: { readonly line: number; readonly over: number };
  readonly handicap?: { readonly line: number; readonly home: number };
}
