import type { ImportedEvent } from '../world/World.ts';
import { keyOfMatch, type SourceMatch } from './SourceMatch.ts';

const dayMs = 86_400_000;
/** Where the source names no kick-off. */
const usualKickOffMin = 15 * 60;
/** Of the world's sports. */
const footballSportId = 1;

/** The match day that was named is in none of the files. */
export class UnknownMatchDayError extends Error {
  override readonly name = 'UnknownMatchDayError';

  constructor(wanted: string, examples: readonly string[]) {
    super(`There is no match day "${wanted}" in these files; give an ISO day or a round, for example ${examples.map((each) => `"${each}"`).join(', ')}`);
  }
}

/**
 * Moves the dates by whole days so that the match day becomes today: all by the same number of days when a day is
 * named, each competition by its own when none is, because seasons of many years make no common calendar.
 *
 * @param wanted an ISO day or the name of a round; without it the first day with a match not yet played, else the last
 */
export function shiftMatches(matches: readonly SourceMatch[], wanted: string | undefined, nowMs: number): ImportedEvent[] {
  if (wanted !== undefined) return shiftTogether(matches, wanted, nowMs);
  const byCompetition = new Map<string, SourceMatch[]>();
  for (const match of matches) {
    const name = `${match.countryIso}/${match.competition}`;
    byCompetition.set(name, [...(byCompetition.get(name) ?? []), match]);
  }
  return [...byCompetition.values()].flatMap((group) => shiftTogether(group, undefined, nowMs));
}

function shiftTogether(matches: readonly SourceMatch[], wanted: string | undefined, nowMs: number): ImportedEvent[] {
  if (matches.length === 0) return [];
  const offsetMs = Math.floor(nowMs / dayMs) * dayMs - Date.parse(chooseDay(matches, wanted));
  return matches.map((match) => ({
    key: keyOfMatch(match),
    sportId: footballSportId,
    countryName: match.countryName,
    countryIso: match.countryIso,
    competition: match.competition,
    home: match.home,
    away: match.away,
    startsAtMs: Date.parse(match.day) + offsetMs + (match.kickOffMin ?? usualKickOffMin) * 60_000,
    ...(match.odds === undefined ? {} : { odds: match.odds }),
    ...(match.result === undefined ? {} : { result: match.result }),
  }));
}

function chooseDay(matches: readonly SourceMatch[], wanted: string | undefined): string {
  const days = [...new Set(matches.map((match) => match.day))].sort();
  if (wanted === undefined) {
    const open = matches.filter((match) => match.result === undefined).map((match) => match.day);
    return open.sort()[0] ?? days.at(-1)!;
  }
  if (days.includes(wanted)) return wanted;
  const ofRound = matches.filter((match) => match.round?.toLowerCase() === wanted.toLowerCase()).map((match) => match.day);
  const day = ofRound.sort()[0];
  if (day !== undefined) return day;
  throw new UnknownMatchDayError(wanted, [days[0]!, days.at(-1)!, ...(matches[0]?.round === undefined ? [] : [matches[0].round])]);
}
