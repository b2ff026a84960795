/** Month, from 1, and day of the month. */
export type MonthDay = readonly [month: number, day: number];

/** Kick-off in local time: `sat 15:00`; `+mon 20:00` is the Monday after that weekend's Sunday. */
export type Slot = string;

/**
 * Match days of a week. A round takes as many slots of a day as it has matches, in order; with more
 * matches than slots, several begin at the same time.
 */
export interface Rhythm {
  /** Rounds of every week. */
  readonly main: readonly (readonly Slot[])[];
  /** Midweek rounds, every other week while the season has more rounds than weeks. */
  readonly midweek: readonly (readonly Slot[])[];
}

/** When the matches of a competition are played. */
export type Calendar =
  /** Around the clock, spread evenly. */
  | { readonly kind: 'rolling'; readonly matchesPerDay: number }
  /** A season per year in rounds; every team plays every other once per turn. */
  | {
      readonly kind: 'league';
      readonly zone: string;
      readonly from: MonthDay;
      readonly to: MonthDay;
      readonly pause?: readonly [from: MonthDay, to: MonthDay];
      readonly turns: number;
      readonly rhythm: Rhythm;
    }
  /** A cup per year: the week of each leg, counted from the first one. */
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
  /** Events from elsewhere: imported files, or contests with their own plan. */
  | { readonly kind: 'none' };
