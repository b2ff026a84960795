const dayMs = 86_400_000;
/** Half a year: closer than the same match of the previous season. */
const seasonDays = 182;

/** Fields that decide the season of a match. */
export interface InSeason {
  readonly day: string;
  readonly season?: string | undefined;
}

/**
 * Whether two matches may be of one season: by its name, where a file with part of the season may
 * have fewer years, and by their days.
 */
export function isSameSeason(one: InSeason, other: InSeason): boolean {
  const [first, second] = [yearsOf(one), yearsOf(other)];
  const isNamedSo =
    first === undefined ||
    second === undefined ||
    (first.length === second.length
      ? first.join() === second.join()
      : first.some((year) => second.includes(year)));
  return isNamedSo && daysBetween(one, other) < seasonDays;
}

export function daysBetween(one: InSeason, other: InSeason): number {
  return Math.abs(Date.parse(one.day) - Date.parse(other.day)) / dayMs;
}

/** Parses "2018/19", "2018-2019" or "2018". */
function yearsOf({ season }: InSeason): readonly number[] | undefined {
  const [, first, last] = /^(\d{4})(?:\D+(\d{2,4}))?$/.exec(season ?? '') ?? [];
  if (first === undefined) return undefined;
  const from = Number(first);
  return last === undefined ? [from] : [from, Number(`${first.slice(0, 4 - last.length)}${last}`)];
}
