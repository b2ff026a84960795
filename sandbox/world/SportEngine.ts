import type { IncidentWire } from '#wire';
import type { Action } from './action/Action.ts';
import type { CountPair, Facts, MarketType, Outlook } from './markets/MarketType.ts';

/** What decides a match's prices and its play. The meaning of the levels is the engine's own (goals a match, chance of a point). */
export interface MatchSetup {
  readonly id: number;
  readonly seed: number;
  readonly levels: readonly number[];
  /** A tie is played on until somebody has won. */
  readonly isCup?: boolean;
  /** What the home side is ahead by from the first leg. */
  readonly lead?: number;
}

/** A goal at its minute as it is spoken of: 45 with 2 added. */
export interface FixedGoal {
  readonly team: 1 | 2;
  readonly minute: number;
  readonly added?: number;
  readonly kind?: 'penalty' | 'own_goal';
  readonly scorer?: string;
}

/** What else was counted in a match, where it is known. */
export interface FixedCounts {
  readonly corners?: CountPair;
  readonly yellow?: CountPair;
  readonly red?: CountPair;
}

/** How a football match that was even after ninety minutes was decided. */
export interface FixedExtra {
  /** Goals of extra time alone. */
  readonly score: CountPair;
  /** All of them, by minutes from 91 to 120, where these are known. */
  readonly goals?: readonly FixedGoal[];
  /** Where extra time left it even. */
  readonly shootOut?: CountPair;
}

/** A final score that a script must end with. */
export interface FixedResult {
  readonly score: CountPair;
  readonly halfTime?: CountPair;
  /** Of each period in order, overtime last. */
  readonly periods?: readonly CountPair[];
  /** Of a football match. */
  readonly counts?: FixedCounts;
  /** Of a football match that goes on after an even score. */
  readonly extra?: FixedExtra;
  /** All goals, where their minutes are known. */
  readonly goals?: readonly FixedGoal[];
  /** How long the halves are, stoppage time included. */
  readonly halvesS?: readonly [number, number];
  /** What happened up to this match second has been seen and stays, as far as the score allows. */
  readonly afterS?: number;
}

export interface Incident {
  /** Match second from the kick-off, pauses included. */
  readonly atS: number;
  readonly kind: IncidentWire['kind'];
  readonly team: 0 | 1 | 2;
  /** Dictionary key of its text. */
  readonly textKey: string;
  readonly score: CountPair;
  /** What it adds to: `goals`, `corners`, `yellow`, … */
  readonly counter?: string;
  /** How much; 1 unless told. */
  readonly value?: number;
  /** False: it shapes the play but is not worth a line in the timeline. */
  readonly isShown: boolean;
  /** Who it was, where a file says so. */
  readonly person?: string;
  /** What is said in the place of its minute: the ball of an over, the half of an inning. */
  readonly moment?: string;
}

/** A stretch of play: what the clock shows and whether it runs. */
export interface Phase {
  readonly fromS: number;
  readonly toS: number;
  readonly code: string;
  readonly clockFromS: number;
  readonly isRunning: boolean;
  readonly countsDown?: boolean;
  /** Seconds of the shown clock in a match second; 1 unless told. */
  readonly clockRate?: number;
}

/** A whole match, from the first to the last incident. */
export interface MatchScript {
  readonly durationS: number;
  readonly phases: readonly Phase[];
  readonly incidents: readonly Incident[];
  /** While no bets are taken, in match seconds. */
  readonly suspensions: readonly (readonly [fromS: number, toS: number])[];
  readonly facts: Facts;
  /** What the home side was ahead by before it began. */
  readonly lead?: number;
  /** It did not reach its end: why, and the match that it would have been. */
  readonly cut?: { readonly kind: 'retired' | 'abandoned'; readonly team: 0 | 1 | 2; readonly atS: number; readonly whole: MatchScript };
}

/** Numbers of a running match as the wire wants them, without names. */
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
  /** Kicks that were scored. */
  readonly shootOut?: CountPair;
  /** Maps of cyber sport that have begun, with rounds or structures of both. */
  readonly maps?: readonly CountPair[];
  readonly statistics?: readonly { readonly key: string; readonly home: number; readonly away: number }[];
}

/** Who is at bat, where sides take turns by innings. */
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

/** Multiplies the levels for a moment, so that prices breathe; [1, 1] is the model itself. */
export type Tilt = readonly [home: number, away: number];
export const noTilt: Tilt = [1, 1];

/** Everything that is particular to a sport: one model that plays, prices and settles. */
export interface SportEngine {
  /** How many times faster than the sport it is played: its prices move as much faster. */
  readonly speed?: number;
  /** All market types in the order of the event page. */
  readonly types: readonly MarketType[];
  /** Types of a list row: result, total, handicap. */
  readonly mainTypeIds: readonly number[];
  /** Order of the groups of the event page. */
  readonly groups: readonly string[];
  /** From ratings around 0 (a difference of 1 is a clear favourite). */
  levels(homeRating: number, awayRating: number): readonly number[];
  /** Levels under which the model agrees with these fair chances as well as it can. */
  fit(chances: FairChances): readonly number[];
  simulate(setup: MatchSetup, fixed?: FixedResult): MatchScript;
  /** Without a script and a second: before the start. */
  outlook(setup: MatchSetup, tilt: Tilt, course?: Course): Outlook;
  /** What stands so far, by scope. */
  standing(course: Course): Facts;
  live(setup: MatchSetup, course: Course): LiveNumbers;
  momentum(course: Course): readonly number[];
  /** Where the play is; absent where there is no field to draw. */
  action?(setup: MatchSetup, course: Course): Action;
}

export interface Course {
  readonly script: MatchScript;
  readonly playedS: number;
}

/** Chances without margin, by market. */
export interface FairChances {
  readonly result?: readonly [home: number, draw: number, away: number];
  /** That the first team goes on to the next round, after extra time and penalties if need be. */
  readonly advance?: number;
  readonly total?: { readonly line: number; readonly over: number };
  readonly handicap?: { readonly line: number; readonly home: number };
}
