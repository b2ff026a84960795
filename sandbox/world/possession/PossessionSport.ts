/**
 * A sport whose teams take turns: every possession (attack, drive) brings points with given
 * chances, independent of the score. Basketball, handball, rugby and similar sports differ only in
 * these figures.
 */
export interface PossessionSport {
  readonly key: string;
  readonly periods: readonly string[];
  readonly periodS: number;
  /** Names of scores by points; other scores are shown as a number. */
  readonly words?: Readonly<
    Record<
      number,
      | 'goal'
      | 'fieldGoal'
      | 'touchdown'
      | 'touchdownKick'
      | 'touchdownRun'
      | 'penaltyGoal'
      | 'try'
      | 'convertedTry'
    >
  >;
  /** Number of possessions of each team in a period. */
  readonly possessions: number;
  /** Chance of each number of points in an even match. */
  readonly points: readonly (readonly [points: number, chance: number])[];
  /** Overtime after a tie; undefined if a draw is a result. */
  readonly overtime?: { readonly lengthS: number; readonly possessions: number };
  readonly countsDown: boolean;
  readonly stopsPerPeriod: number;
  readonly breakS: number;
  readonly longBreakS: number;
  /** Effect of a rating difference of 1 on the chance to score. */
  readonly ratingWeight: number;
  /**
   * Whether betting is suspended around a score; not in sports with a score every twenty seconds.
   */
  readonly suspendsAtScore: boolean;
  /** First line and number of lines of match totals, team totals and period totals. */
  readonly totalsFrom: number;
  readonly teamTotalsFrom: number;
}

export const basketball: PossessionSport = {
  key: 'basketball',
  periods: ['q1', 'q2', 'q3', 'q4'],
  periodS: 600,
  possessions: 19,
  points: [
    [1, 0.06],
    [2, 0.36],
    [3, 0.125],
  ],
  overtime: { lengthS: 300, possessions: 9 },
  countsDown: true,
  stopsPerPeriod: 16,
  breakS: 120,
  longBreakS: 900,
  ratingWeight: 0.075,
  suspendsAtScore: false,
  totalsFrom: 110.5,
  teamTotalsFrom: 40.5,
};

export const handball: PossessionSport = {
  key: 'handball',
  periods: ['h1', 'h2'],
  periodS: 1800,
  possessions: 26,
  points: [[1, 0.55]],
  words: { 1: 'goal' },
  countsDown: false,
  stopsPerPeriod: 6,
  breakS: 600,
  longBreakS: 600,
  ratingWeight: 0.1,
  suspendsAtScore: false,
  totalsFrom: 10.5,
  teamTotalsFrom: 5.5,
};

export const americanFootball: PossessionSport = {
  key: 'american-football',
  periods: ['q1', 'q2', 'q3', 'q4'],
  periodS: 900,
  possessions: 3,
  points: [
    [3, 0.16],
    [6, 0.02],
    [7, 0.21],
    [8, 0.015],
  ],
  words: { 3: 'fieldGoal', 6: 'touchdown', 7: 'touchdownKick', 8: 'touchdownRun' },
  overtime: { lengthS: 600, possessions: 2 },
  countsDown: true,
  stopsPerPeriod: 22,
  breakS: 120,
  longBreakS: 780,
  ratingWeight: 0.18,
  suspendsAtScore: true,
  totalsFrom: 0.5,
  teamTotalsFrom: 0.5,
};

export const rugby: PossessionSport = {
  key: 'rugby',
  periods: ['h1', 'h2'],
  periodS: 2400,
  possessions: 9,
  points: [
    [3, 0.14],
    [5, 0.06],
    [7, 0.11],
  ],
  words: { 3: 'penaltyGoal', 5: 'try', 7: 'convertedTry' },
  countsDown: false,
  stopsPerPeriod: 6,
  breakS: 720,
  longBreakS: 720,
  ratingWeight: 0.22,
  suspendsAtScore: true,
  totalsFrom: 0.5,
  teamTotalsFrom: 0.5,
};

/** Cyber sport: four short quarters with fewer attacks. */
export const cyberBasketball: PossessionSport = {
  ...basketball,
  key: 'cyber-basketball',
  periodS: 300,
  possessions: 12,
  stopsPerPeriod: 4,
  breakS: 40,
  longBreakS: 60,
  overtime: { lengthS: 180, possessions: 7 },
  totalsFrom: 60.5,
  teamTotalsFrom: 20.5,
};
