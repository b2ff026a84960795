/** Month from 1 and day of the month. */
export type MonthDay = readonly [month: number, day: number];

/** Kick-off in local time: `sat 15:00`; `+mon 20:00` is on the Monday after that Sunday. */
export type Slot = string;

/**
 * Days of rounds in a week. A round takes as many slots of a day as it has matches, the first ones
 * first; where it has more matches, several begin at a time.
 */
export interface Rhythm {
  /** Rounds of every week. */
  readonly main: readonly (readonly Slot[])[];
  /** Rounds between them, in every other week, while the season has more rounds than weeks. */
  readonly midweek: readonly (readonly Slot[])[];
}

/** When the matches of a competition are played. */
export type Calendar =
  /** Around the clock, evenly spread. */
  | { readonly kind: 'rolling'; readonly matchesADay: number }
  /** A season a year, in rounds; every team meets every other once in each turn. */
  | {
      readonly kind: 'league';
      readonly zone: string;
      readonly from: MonthDay;
      readonly to: MonthDay;
      readonly pause?: readonly [from: MonthDay, to: MonthDay];
      readonly turns: number;
      readonly rhythm: Rhythm;
    }
  /** A season a year of knock-out rounds: the week of each leg, counted from the first one. */
  | {
      readonly kind: 'cup';
      readonly zone: string;
      readonly from: MonthDay;
      readonly legWeeks: readonly number[];
      readonly slots: readonly Slot[];
      readonly finalSlot: Slot;
    }
  /** Knock-out rounds within a week, every few weeks. */
  | {
      readonly kind: 'tournament';
      readonly zone: string;
      readonly everyWeeks: number;
      readonly week: number;
      /** Sessions of each round. */
      readonly sessions: readonly (readonly Slot[])[];
    }
  /** Its events come from elsewhere: files, or contests with a plan of their own. */
  | { readonly kind: 'none' };
