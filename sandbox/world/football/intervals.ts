interface Interval {
  readonly scope: string;
  readonly half: 1 | 2;
  readonly fromS: number;
  /** Infinity for the end of the half, stoppage time included. */
  readonly toS: number;
}

/** The six quarters of an hour of a match. */
export const intervals: readonly Interval[] = [
  { scope: 'i1', half: 1, fromS: 0, toS: 900 },
  { scope: 'i2', half: 1, fromS: 900, toS: 1800 },
  { scope: 'i3', half: 1, fromS: 1800, toS: Infinity },
  { scope: 'i4', half: 2, fromS: 0, toS: 900 },
  { scope: 'i5', half: 2, fromS: 900, toS: 1800 },
  { scope: 'i6', half: 2, fromS: 1800, toS: Infinity },
];
