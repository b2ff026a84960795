/** A sport of sets: so many to win the match, each a race to so many points with a lead of two (one where a set is a single frame, leg or map). */
export interface RaceSport {
  readonly key: string;
  readonly isPlayedLive: boolean;
  readonly setsToWin: number;
  readonly pointsToWin: number;
  readonly lastSetPoints: number;
  /** What a set is called: scope of its markets. */
  readonly unit: 'sets' | 'frames' | 'legs' | 'maps';
  readonly secondsAPoint: readonly [from: number, to: number];
  readonly breakS: number;
  /** How much a rating difference of 1 adds to the chance of a point. */
  readonly ratingWeight: number;
}

export const volleyball: RaceSport = { key: 'volleyball', isPlayedLive: true, setsToWin: 3, pointsToWin: 25, lastSetPoints: 15, unit: 'sets', secondsAPoint: [24, 40], breakS: 180, ratingWeight: 0.035 };
export const tableTennis: RaceSport = { key: 'table-tennis', isPlayedLive: true, setsToWin: 3, pointsToWin: 11, lastSetPoints: 11, unit: 'sets', secondsAPoint: [12, 26], breakS: 60, ratingWeight: 0.05 };
export const badminton: RaceSport = { key: 'badminton', isPlayedLive: true, setsToWin: 2, pointsToWin: 21, lastSetPoints: 21, unit: 'sets', secondsAPoint: [18, 38], breakS: 120, ratingWeight: 0.045 };
export const darts: RaceSport = { key: 'darts', isPlayedLive: true, setsToWin: 6, pointsToWin: 1, lastSetPoints: 1, unit: 'legs', secondsAPoint: [200, 330], breakS: 20, ratingWeight: 0.09 };
export const snooker: RaceSport = { key: 'snooker', isPlayedLive: true, setsToWin: 5, pointsToWin: 1, lastSetPoints: 1, unit: 'frames', secondsAPoint: [700, 1700], breakS: 90, ratingWeight: 0.1 };
export const esports: RaceSport = { key: 'esports', isPlayedLive: true, setsToWin: 2, pointsToWin: 1, lastSetPoints: 1, unit: 'maps', secondsAPoint: [1500, 2700], breakS: 420, ratingWeight: 0.16 };
