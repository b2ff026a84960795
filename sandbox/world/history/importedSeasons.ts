import { dayMs } from '../calendar/days.ts';
import type { SportEvent } from '../SportEvent.ts';

/**
 * A break shorter than the first is within a season, one longer than the second ends it; otherwise
 * the pairings decide.
 */
const [shortestBreakDays, longestBreakDays] = [40, 120] as const;
/** Share of repeated pairings with the same home team at which matches belong to a new season. */
const shareRepeated = 0.2;

/** Splits the matches of an imported competition into seasons: by name, else by dates and teams. */
export function importedSeasons(
  inOrder: readonly SportEvent[],
): readonly (readonly SportEvent[])[] {
  const isNamed = inOrder.every(({ imported }) => imported?.season !== undefined);
  if (isNamed) return [...Map.groupBy(inOrder, ({ imported }) => imported?.season).values()];
  const parts: SportEvent[][] = [];
  let latestMs = Number.NEGATIVE_INFINITY;
  for (const event of inOrder) {
    const part = parts.at(-1);
    if (part === undefined || daysBetween(latestMs, event) >= shortestBreakDays)
      parts.push([event]);
    else part.push(event);
    latestMs = event.startsAtMs;
  }
  const seasons: SportEvent[][] = [];
  for (const part of parts) {
    const season = seasons.at(-1);
    const [first] = part;
    const last = season?.at(-1);
    if (
      season === undefined ||
      first === undefined ||
      last === undefined ||
      daysBetween(last.startsAtMs, first) >= longestBreakDays ||
      isPlayedAgain(season, part)
    )
      seasons.push([...part]);
    else season.push(...part);
  }
  return seasons;
}

/** Returns days of the calendar of the matches, which may run faster. */
function daysBetween(fromMs: number, { startsAtMs, imported }: SportEvent): number {
  return ((startsAtMs - fromMs) * (imported?.pace ?? 1)) / dayMs;
}

function isPlayedAgain(season: readonly SportEvent[], part: readonly SportEvent[]): boolean {
  const pairOf = ({ home, away }: SportEvent): string => `${home.id}|${away.id}`;
  const played = new Set(season.map(pairOf));
  return (
    part.filter((event) => played.has(pairOf(event))).length >
    shareRepeated * Math.min(part.length, season.length)
  );
}
