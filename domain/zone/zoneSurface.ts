/** Playing surface of a sport, as far as the drawings distinguish it. */
export type ZoneSurface =
  | 'football'
  | 'hockey'
  | 'basketball'
  | 'tennis'
  | 'volleyball'
  | 'badminton'
  | 'table-tennis'
  | 'handball'
  | 'rugby'
  | 'american-football'
  | 'baseball'
  | 'cricket'
  | 'ring'
  | 'octagon'
  | 'darts'
  | 'snooker'
  | 'lanes'
  | 'sites';

const ofSports: Readonly<Record<number, ZoneSurface>> = {
  1: 'football',
  2: 'hockey',
  3: 'basketball',
  4: 'tennis',
  5: 'baseball',
  6: 'volleyball',
  7: 'rugby',
  8: 'handball',
  9: 'ring',
  10: 'table-tennis',
  11: 'american-football',
  12: 'cricket',
  13: 'badminton',
  14: 'darts',
  15: 'snooker',
  16: 'octagon',
  17: 'sites',
};

const ofDisciplines: Readonly<Record<string, ZoneSurface>> = {
  'ancient-lanes': 'lanes',
  'rift-keepers': 'lanes',
  'cyber-football': 'football',
  'cyber-basketball': 'basketball',
  'cyber-tennis': 'tennis',
};

/** Undefined for a sport that has no drawing. */
export function zoneSurface({
  sportId,
  cyber,
}: {
  readonly sportId: number;
  readonly cyber?: { readonly key: string } | undefined;
}): ZoneSurface | undefined {
  return (cyber === undefined ? undefined : ofDisciplines[cyber.key]) ?? ofSports[sportId];
}
