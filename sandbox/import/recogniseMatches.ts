import type { ImportedEvent } from '../world/ImportedEvent.ts';
import { isSameRound } from './joining/isSameRound.ts';
import { spellingKeysOf } from './joining/spellingKeys.ts';
import { isSameSeason, type InSeason } from './isSameSeason.ts';
import { competitionKeyOf, type SourceMatch } from './SourceMatch.ts';

/**
 * Gives matches that earlier imports have brought their earlier key: matched by day, by round, or,
 * if the two teams meet only once in that season, whatever the day.
 */
export function recogniseMatches(
  matches: readonly SourceMatch[],
  known: readonly ImportedEvent[],
): SourceMatch[] {
  const knownOf = Map.groupBy(
    known,
    ({ sportId, countryIso, competition }) => `${sportId}|${countryIso}|${competition}`,
  );
  const keyOf = spellingKeysOf(matches, knownOf);
  const pairOf = (competition: string, home: string, away: string): string =>
    [competition, keyOf(competition, home), keyOf(competition, away)].join('|');
  const knownPairs = new Map(
    [...knownOf].flatMap(([competition, events]) => [
      ...Map.groupBy(events, ({ home, away }) => pairOf(competition, home, away)),
    ]),
  );
  const pairs = Map.groupBy(matches, (match) =>
    pairOf(competitionKeyOf(match), match.home, match.away),
  );
  const recognised = new Map<SourceMatch, ImportedEvent>();
  for (const [pair, own] of pairs) {
    const events = knownPairs.get(pair) ?? [];
    const left = new Set(events);
    const take = (isIt: (match: SourceMatch, event: ImportedEvent) => boolean): void => {
      for (const match of own) {
        const event = [...left].find((each) => isIt(match, each));
        if (event === undefined || recognised.has(match)) continue;
        recognised.set(match, event);
        left.delete(event);
      }
    };
    const isOnly = (match: SourceMatch, all: readonly InSeason[]): boolean =>
      all.filter((each) => isSameSeason(match, each)).length === 1;
    take(
      ({ day, number = 0 }, { calendar, key }) => calendar?.day === day && numberOf(key) === number,
    );
    take(
      (match, event) =>
        isSameRound(match, event) && inSeason(event).some((each) => isSameSeason(match, each)),
    );
    take(
      (match, event) =>
        inSeason(event).some((each) => isSameSeason(match, each)) &&
        isOnly(match, events.flatMap(inSeason)) &&
        isOnly(match, own),
    );
  }
  return matches.map((match) => {
    const event = recognised.get(match);
    return event === undefined
      ? match
      : { ...match, knownKey: event.key, home: event.home, away: event.away };
  });
}

/** Returns the number of a match among two of the same teams on one day. */
function numberOf(key: string): number {
  return Number(key.split('|')[6] ?? 0);
}

function inSeason({ calendar, season }: ImportedEvent): readonly InSeason[] {
  return calendar === undefined ? [] : [{ day: calendar.day, season }];
}
