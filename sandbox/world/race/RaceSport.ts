/** A sport of sets: so many to win the match, each a race to so many points. */
export interface RaceSport {
  readonly key: string;
  readonly setsToWin: number;
  readonly pointsToWin: number;
  readonly lastSetPoints: number;
  /** How far ahead the winner of a set must be. */
  readonly lead: number;
  /** Whoever has so many has won the set, whatever the lead. */
  readonly mostPoints?: number;
  /** What a set is called: scope of its markets. */
  readonly unit: 'sets' | 'frames' | 'legs' | 'maps';
  /** A set is played by strokes of its own: a leg of 501 thrown down by turns, a frame of reds and colours. */
  readonly strokes?: 'leg' | 'frame';
  /** Who serves, where persons do: whoever has won the last rally, or two points each by turns. */
  readonly serves?: 'winner' | 'turns';
  readonly secondsAPoint: readonly [from: number, to: number];
  readonly breakS: number;
  /** How much a rating difference of 1 adds to the chance of a point. */
  readonly ratingWeight: number;
}

export const volleyball: RaceSport = { key: 'volleyball', setsToWin: 3, pointsToWin: 25, lastSetPoints: 15, lead: 2, unit: 'sets', secondsAPoint: [24, 40], breakS: 180, ratingWeight: 0.035 };
export const tableTennis: RaceSport = {
  key: 'table-tennis',
  setsToWin: 3,
  pointsToWin: 11,
  lastSetPoints: 11,
  lead: 2,
  serves: 'turns',
  unit: 'sets',
  secondsAPoint: [12, 26],
  breakS: 60,
  ratingWeight: 0.05,
};
export const badminton: RaceSport = {
  key: 'badminton',
  setsToWin: 2,
  pointsToWin: 21,
  lastSetPoints: 21,
  lead: 2,
  mostPoints: 30,
  serves: 'winner',
  unit: 'sets',
  secondsAPoint: [18, 38],
  breakS: 120,
  ratingWeight: 0.045,
};
export const darts: RaceSport = { key: 'darts', setsToWin: 6, pointsToWin: 1, lastSetPoints: 1, lead: 1, unit: 'legs', strokes: 'leg', secondsAPoint: [13, 25], breakS: 20, ratingWeight: 0.09 };
export const snooker: RaceSport = { key: 'snooker', setsToWin: 5, pointsToWin: 1, lastSetPoints: 1, lead: 1, unit: 'frames', strokes: 'frame', secondsAPoint: [20, 40], breakS: 90, ratingWeight: 0.1 };
/** Rounds to thirteen with a lead of two, maps to two. */
export const shooter: RaceSport = { key: 'shooter', setsToWin: 2, pointsToWin: 13, lastSetPoints: 13, lead: 2, unit: 'maps', secondsAPoint: [75, 125], breakS: 300, ratingWeight: 0.06 };
/** Whoever takes the other side's eleven structures first wins the map. */
export const lanes: RaceSport = { key: 'lanes', setsToWin: 2, pointsToWin: 11, lastSetPoints: 11, lead: 1, unit: 'maps', secondsAPoint: [90, 210], breakS: 420, ratingWeight: 0.09 };
