/**
 * Ids never change, because coupons and addresses contain them. Icons are names of sprite symbols.
 */
export interface Sport {
  readonly id: number;
  /** Dictionary key and slug. */
  readonly key: string;
  readonly icon: string;
  /** Participants: clubs of a league, persons of a tournament, or a whole field. */
  readonly contestants: 'clubs' | 'persons' | 'squads' | 'field';
}

export const sports: readonly Sport[] = [
  { id: 1, key: 'football', icon: 'ball-football', contestants: 'clubs' },
  { id: 4, key: 'tennis', icon: 'ball-tennis', contestants: 'persons' },
  { id: 3, key: 'basketball', icon: 'ball-basketball', contestants: 'clubs' },
  { id: 2, key: 'ice-hockey', icon: 'hockey', contestants: 'clubs' },
  { id: 6, key: 'volleyball', icon: 'ball-volleyball', contestants: 'clubs' },
  { id: 10, key: 'table-tennis', icon: 'ping-pong', contestants: 'persons' },
  { id: 17, key: 'esports', icon: 'device-gamepad-2', contestants: 'squads' },
  { id: 8, key: 'handball', icon: 'handball', contestants: 'clubs' },
  { id: 12, key: 'cricket', icon: 'cricket', contestants: 'clubs' },
  { id: 11, key: 'american-football', icon: 'ball-american-football', contestants: 'clubs' },
  { id: 5, key: 'baseball', icon: 'ball-baseball', contestants: 'clubs' },
  { id: 13, key: 'badminton', icon: 'badminton', contestants: 'persons' },
  { id: 9, key: 'boxing', icon: 'boxing', contestants: 'persons' },
  { id: 16, key: 'mma', icon: 'karate', contestants: 'persons' },
  { id: 14, key: 'darts', icon: 'target', contestants: 'persons' },
  { id: 15, key: 'snooker', icon: 'snooker', contestants: 'persons' },
  { id: 7, key: 'rugby', icon: 'rugby', contestants: 'clubs' },
];

/** Sports with a whole field per event. They have no engine, see `contests/`. */
const contestSports: readonly Sport[] = [
  { id: 18, key: 'marbles', icon: 'marbles', contestants: 'field' },
  { id: 19, key: 'politics', icon: 'building-bank', contestants: 'field' },
];

/** All sports of the world, including races and votes. */
export const everySport: readonly Sport[] = [...sports, ...contestSports];

const byId = new Map(everySport.map((sport) => [sport.id, sport]));

export function sportOf(id: number): Sport {
  const sport = byId.get(id);
  if (sport === undefined)
    throw new RangeError(`Unknown sport ${id}: see sandbox/world/catalogue/sports.ts for the ids`);
  return sport;
}
