import type { FairChances, FixedCounts, FixedExtra, FixedGoal } from './engine/SportEngine.ts';

/** Decimal odds times 1000, by market. */
export interface ImportedOdds {
  /** `draw` is 0 where a draw is impossible. */
  readonly result?: readonly [home: number, draw: number, away: number];
  readonly total?: { readonly line: number; readonly over: number; readonly under: number };
  readonly handicap?: { readonly line: number; readonly home: number; readonly away: number };
}

/** The course of a match according to a source. */
export type ImportedCourse =
  /** Chances of a win of the first team and of a draw after each minute, from 0 and from 45. */
  | {
      readonly kind: 'halves';
      readonly first: readonly (readonly [home: number, draw: number])[];
      readonly second: readonly (readonly [home: number, draw: number])[];
      readonly isToAdvance: boolean;
    }
  /** Chance of the first team by second of play. */
  | {
      readonly kind: 'seconds';
      readonly steps: readonly (readonly [playedS: number, home: number])[];
    };

/** A match from an imported file. */
export interface ImportedEvent {
  /** Stable key of sport, competition, date and teams. */
  readonly key: string;
  readonly sportId: number;
  readonly countryName: string;
  readonly countryIso: string;
  readonly competition: string;
  readonly isTop?: boolean | undefined;
  /** Rank among the imported competitions of its sport; competitions without a rank come last. */
  readonly rank?: number | undefined;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  /** Calendar of the file that the start derives from; all files of a season are shifted alike. */
  readonly calendar?:
    | {
        /** ISO day in the file. */
        readonly day: string;
        readonly hasTime: boolean;
        readonly shiftDays: number;
        /** With a pace: the instant from which the calendar runs faster. */
        readonly pacedFromMs?: number | undefined;
      }
    | undefined;
  /** Season name in the file, such as 2018/19; the days of its matches are shifted. */
  readonly season?: string | undefined;
  /** Round name in the file; identifies the match after its day was shifted. */
  readonly round?: string | undefined;
  /** Letter of its group, for tournaments with a group stage. */
  readonly group?: string | undefined;
  /** Its sides depend on unfinished matches; it is hidden until they are known. */
  readonly isKnockOut?: true | undefined;
  /** Speed of play and of price movement relative to the world's; 1 by default. */
  readonly pace?: number | undefined;
  /** Markets without odds are priced by a model fitted to those with odds. */
  readonly odds?: ImportedOdds | undefined;
  /** Odds at the start of the match. */
  readonly closingOdds?: ImportedOdds | undefined;
  /** Its chances derive from the results of its teams, because no file gives them. */
  readonly isRated?: true | undefined;
  /** Chances without margin for events without odds; the model is fitted to them. */
  readonly chances?: FairChances | undefined;
  /** Final and half-time score, goals and, where known, periods; 90-minute football only. */
  readonly result?:
    | {
        readonly score: readonly [number, number];
        readonly halfTime?: readonly [number, number];
        readonly counts?: FixedCounts;
        readonly goals?: readonly FixedGoal[];
        readonly periods?: readonly (readonly [number, number])[];
      }
    | undefined;
  /** Football match that is played until one side goes through. */
  readonly isDecider?: true | undefined;
  /** Extra time and penalties after an even score. */
  readonly extra?: FixedExtra | undefined;
  /** The winner, where no score is known. */
  readonly winner?: 1 | 2 | undefined;
  /** The side that retired: decided markets are settled, all others are void. */
  readonly retired?: 1 | 2 | undefined;
  /** Reason why it is not played; its bets are void at the scheduled start. */
  readonly fate?: 'postponed' | 'cancelled' | 'no-result' | undefined;
  readonly course?: ImportedCourse | undefined;
  /** A later file has changed the result, which bets may already have been settled by. */
  readonly isCorrected?: true | undefined;
}
