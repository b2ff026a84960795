import type { FairChances, FixedCounts, FixedExtra, FixedGoal } from './SportEngine.ts';

/** Decimal odds times 1000 by market. */
export interface ImportedOdds {
  /** 0 for a draw that cannot be. */
  readonly result?: readonly [home: number, draw: number, away: number];
  readonly total?: { readonly line: number; readonly over: number; readonly under: number };
  readonly handicap?: { readonly line: number; readonly home: number; readonly away: number };
}

/** What happened minute by minute in the eyes of a source. */
export type ImportedCourse =
  /** Chances of the first team and of the draw at the end of every minute: the first half from its minute 0, the second from 45. */
  | { readonly kind: 'halves'; readonly first: readonly (readonly [home: number, draw: number])[]; readonly second: readonly (readonly [home: number, draw: number])[]; readonly isToAdvance: boolean }
  /** Chances of the first team by seconds of play. */
  | { readonly kind: 'seconds'; readonly steps: readonly (readonly [playedS: number, home: number])[] };

/** A match that an importer read. */
export interface ImportedEvent {
  /** Stable identity: sport, competition, date, teams. */
  readonly key: string;
  readonly sportId: number;
  readonly countryName: string;
  readonly countryIso: string;
  readonly competition: string;
  readonly isTop?: boolean;
  /** Place among the imported competitions of its sport; those without one come last. */
  readonly rank?: number;
  readonly home: string;
  readonly away: string;
  readonly startsAtMs: number;
  /** The letter of the group in which it counts, where a tournament begins with groups. */
  readonly group?: string;
  /** Its sides are known once matches before it are over; until then nobody hears of it. */
  readonly isKnockOut?: true;
  /** How many times faster than the world's it is played and its prices move; 1 unless told. */
  readonly pace?: number;
  /** Absent markets are priced by the model fitted to those given. */
  readonly odds?: ImportedOdds;
  /** Where the odds have moved to by the start. */
  readonly closingOdds?: ImportedOdds;
  /** Chances without margin, where there are no odds: the model is fitted to them. */
  readonly chances?: FairChances;
  /** Final score, half-time score, goals and periods where known; of a football match those of ninety minutes. */
  readonly result?: {
    readonly score: readonly [number, number];
    readonly halfTime?: readonly [number, number];
    readonly counts?: FixedCounts;
    readonly goals?: readonly FixedGoal[];
    readonly periods?: readonly (readonly [number, number])[];
  };
  /** A single match that is played until somebody goes through: football. */
  readonly isDecider?: true;
  /** How it went on after an even score. */
  readonly extra?: FixedExtra;
  /** Who won, where no score is known. */
  readonly winner?: 1 | 2;
  /** Who gave up on the way: what was decided stands, the rest is returned. */
  readonly retired?: 1 | 2;
  /** It was not played: bets are returned at the time at which it would have begun. */
  readonly fate?: 'postponed' | 'cancelled' | 'no-result';
  readonly course?: ImportedCourse;
}
