/** Whole hours from UTC−11 to UTC+14 and the inhabited half-hour zones. */
const common: readonly number[] = [
  ...Array.from({ length: 26 }, (_, index) => (index - 11) * 60),
  -210,
  210,
  270,
  330,
  345,
  390,
  570,
];

/** Offsets in minutes, from west to east; those in use are always included. */
export function timeZoneOffsets(...inUse: readonly number[]): readonly number[] {
  return [...new Set([...common, ...inUse])].toSorted((a, b) => a - b);
}
