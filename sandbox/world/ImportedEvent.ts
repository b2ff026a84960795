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
  /** Chances of the first team and the draw after each minute, from 0 and from 45. */
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
  readonly isTop?: boolean | undefined;
  /** Rank among the imported competitions of its sport; those without one come last. */
  readonly rank?: number | undefined;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  /** How its start follows from its file: other files of its season are moved by as much. */
  readonly calendar?:
    | {
        /** ISO day of the file. */
        readonly day: string;
        readonly hasTime: boolean;
        readonly shiftDays: number;
        /** With a pace: the instant from which on the calendar runs faster. */
        readonly pacedFromMs?: number | undefined;
      }
    | undefined;
  /** Name of its season by its file, such as 2018/19: the days of matches are moved. */
  readonly season?: string | undefined;
  /** Name of its round by its file: by it a match that is moved is known again. */
  readonly round?: string | undefined;
  /** Letter of its group, for tournaments with a group stage. */
  readonly group?: string | undefined;
  /** Its sides depend on matches that are not over yet; it is hidden until then. */
  readonly isKnockOut?: true | undefined;
  /** Speed of play and of price movement relative to the world's; 1 by default. */
  readonly pace?: number | undefined;
  /** Markets without odds are priced by a model fitted to those with odds. */
  readonly odds?: ImportedOdds | undefined;
  /** Odds at the start of the match. */
  readonly closingOdds?: ImportedOdds | undefined;
  /** Its chances follow from the results of its teams: no file says them. */
  readonly isRated?: true | undefined;
  /** Chances without margin, where there are no odds: the model is fitted to them. */
  readonly chances?: FairChances | undefined;
  /** Final and half-time score, goals, periods where known; football of ninety minutes. */
  readonly result?:
    | {
        readonly score: readonly [number, number];
        readonly halfTime?: readonly [number, number];
        readonly counts?: FixedCounts;
        readonly goals?: readonly FixedGoal[];
        readonly periods?: readonly (readonly [number, number])[];
      }
    | undefined;
  /** A football match that is played until one side goes through. */
  readonly isDecider?: true | undefined;
  /** Extra time and penalties after an even score. */
  readonly extra?: FixedExtra | undefined;
  /** The winner, where no score is known. */
  readonly winner?: 1 | 2 | undefined;
  /** The side that retired: decided markets stand, the others are returned. */
  readonly retired?: 1 | 2 | undefined;
  /** Not played: bets are returned at the scheduled start. */
  readonly fate?: 'postponed' | 'cancelled' | 'no-result' | undefined;
  readonly course?: ImportedCourse | undefined;
  /** A later file has told another end of it than the one by which bets may have been settled. */
  readonly isCorrected?: true | undefined;
}
