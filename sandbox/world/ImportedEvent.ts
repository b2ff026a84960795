import type { FairChances, FixedCounts, FixedExtra, FixedGoal } from './engine/SportEngine.ts';

/** Decimal odds times 1000 by market. */
export interface ImportedOdds {
  /** 0 for an impossible draw. */
  readonly result?: readonly [home: number, draw: number, away: number];
  readonly total?: { readonly line: number; readonly over: number; readonly under: number };
  readonly handicap?: { readonly line: number; readonly home: number; readonly away: number };
}

/** The course of a match according to a source. */
export type ImportedCourse =
  /** Chances of the first team and of the draw at the end of every minute: the first half from its minute 0, the second from 45. */
  | {
      readonly kind: 'halves';
      readonly first: readonly (readonly [home: number, draw: number])[];
      readonly second: readonly (readonly [home: number, draw: number])[];
      readonly isToAdvance: boolean;
    }
  /** Chances of the first team by seconds of play. */
  | {
      readonly kind: 'seconds';
      readonly steps: readonly (readonly [playedS: number, home: number])[];
    };

/** A match from an imported file. */
export interface ImportedEvent {
  /** Stable key: sport, competition, date, teams. */
  readonly key: string;
  readonly sportId: number;
  readonly countryName: string;
  readonly countryIso: string;
  readonly competition: string;
  readonly isTop?: boolean;
  /** Rank among the imported competitions of its sport; those without one come last. */
  readonly rank?: number;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  /** Letter of its group, for tournaments with a group stage. */
  readonly group?: string;
  /** Its sides depend on matches that are not over yet; it is hidden until then. */
  readonly isKnockOut?: true;
  /** Speed of play and of price movement relative to the world's; 1 by default. */
  readonly pace?: number;
  /** Markets without odds are priced by a model fitted to those with odds. */
  readonly odds?: ImportedOdds;
  /** Odds at the start of the match. */
  readonly closingOdds?: ImportedOdds;
  /** Chances without margin, where there are no odds: the model is fitted to them. */
  readonly chances?: FairChances;
  /**
   * Final score, half-time score, goals and periods where known; of a football match those of
   * ninety minutes.
   */
  readonly result?: {
    readonly score: readonly [number, number];
    readonly halfTime?: readonly [number, number];
    readonly counts?: FixedCounts;
    readonly goals?: readonly FixedGoal[];
    readonly periods?: readonly (readonly [number, number])[];
  };
  /** A football match that is played until one side goes through. */
  readonly isDecider?: true;
  /** Extra time and penalties after an even score. */
  readonly extra?: FixedExtra;
  /** The winner, where no score is known. */
  readonly winner?: 1 | 2;
  /** The side that retired: decided markets stand, the others are returned. */
  readonly retired?: 1 | 2;
  /** Not played: bets are returned at the scheduled start. */
  readonly fate?: 'postponed' | 'cancelled' | 'no-result';
  readonly course?: ImportedCourse;
}
