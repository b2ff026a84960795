/**
 * A sport of sets: a number of sets wins the match, and each set is a race to a number of points.
 */
export interface RaceSport {
  readonly key: string;
  readonly setsToWin: number;
  readonly pointsToWin: number;
  readonly lastSetPoints: number;
  /** Required lead of the winner of a set. */
  readonly lead: number;
  /** Points that win a set whatever the lead. */
  readonly maxPoints?: number;
  /** Name of a set in scopes of markets. */
  readonly unit: 'sets' | 'frames' | 'legs' | 'maps';
  /** A set played by strokes: a leg of 501 in darts, a frame of snooker. */
  readonly strokes?: 'leg' | 'frame';
  /** Server in sports of persons: the winner of the last rally, or two points each in turn. */
  readonly serves?: 'winner' | 'turns';
  readonly secondsPerPoint: readonly [from: number, to: number];
  readonly breakS: number;
  /** Effect of a rating difference of 1 on the chance of a point. */
  readonly ratingWeight: number;
}

export const volleyball: RaceSport = {
  key: 'volleyball',
  setsToWin: 3,
  pointsToWin: 25,
  lastSetPoints: 15,
  lead: 2,
  unit: 'sets',
  secondsPerPoint: [24, 40],
  breakS: 180,
  ratingWeight: 0.035,
};
export const tableTennis: RaceSport = {
  key: 'table-tennis',
  setsToWin: 3,
  pointsToWin: 11,
  lastSetPoints: 11,
  lead: 2,
  serves: 'turns',
  unit: 'sets',
  secondsPerPoint: [12, 26],
  breakS: 60,
  ratingWeight: 0.05,
};
export const badminton: RaceSport = {
  key: 'badminton',
  setsToWin: 2,
  pointsToWin: 21,
  lastSetPoints: 21,
  lead: 2,
  maxPoints: 30,
  serves: 'winner',
  unit: 'sets',
  secondsPerPoint: [18, 38],
  breakS: 120,
  ratingWeight: 0.045,
};
export const darts: RaceSport = {
  key: 'darts',
  setsToWin: 6,
  pointsToWin: 1,
  lastSetPoints: 1,
  lead: 1,
  unit: 'legs',
  strokes: 'leg',
  secondsPerPoint: [13, 25],
  breakS: 20,
  ratingWeight: 0.09,
};
export const snooker: RaceSport = {
  key: 'snooker',
  setsToWin: 5,
  pointsToWin: 1,
  lastSetPoints: 1,
  lead: 1,
  unit: 'frames',
  strokes: 'frame',
  secondsPerPoint: [20, 40],
  breakS: 90,
  ratingWeight: 0.1,
};
/** Rounds to thirteen with a lead of two, maps to two. */
export const shooter: RaceSport = {
  key: 'shooter',
  setsToWin: 2,
  pointsToWin: 13,
  lastSetPoints: 13,
  lead: 2,
  unit: 'maps',
  secondsPerPoint: [75, 125],
  breakS: 300,
  ratingWeight: 0.06,
};
/** The side that first destroys eleven structures wins the map. */
export const lanes: RaceSport = {
  key: 'lanes',
  setsToWin: 2,
  pointsToWin: 11,
  lastSetPoints: 11,
  lead: 1,
  unit: 'maps',
  secondsPerPoint: [90, 210],
  breakS: 420,
  ratingWeight: 0.09,
};
