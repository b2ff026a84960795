import { bareName } from '../names/clubs.ts';
import { unaccented } from '../names/normaliseName.ts';
import { competitionKeyOf, type SourceMatch } from '../SourceMatch.ts';

interface Sides {
  readonly home: string;
  readonly away: string;
}
const footballId = 1;

/**
 * Returns what the spellings of a team have in common, within a competition: accents, case, spaces
 * and punctuation are ignored, and for football clubs also forms (FC, SC) and numbers, unless one
 * source has two teams that differ in nothing else.
 */
function spellingKeys(sources: readonly Iterable<Sides>[]): (name: string) => string {
  const doubtful = new Set<string>();
  for (const source of sources) {
    const spelled = new Map<string, string>();
    for (const { home, away } of source)
      for (const name of [home, away]) {
        const key = unaccented(name);
        const bare = bareName(name);
        if ((spelled.get(bare) ?? key) !== key) doubtful.add(bare);
        spelled.set(bare, key);
      }
  }
  return (name) => {
    const bare = bareName(name);
    return doubtful.has(bare) ? unaccented(name) : bare;
  };
}

/**
 * Returns the key of a name within a competition; `others` are its matches from other sources than
 * the files.
 */
export function spellingKeysOf(
  matches: readonly SourceMatch[],
  others: ReadonlyMap<string, readonly Sides[]> = new Map(),
): (competition: string, name: string) => string {
  const keys = new Map(
    [...Map.groupBy(matches, competitionKeyOf)]
      .filter(([, [match]]) => match?.competition.sportId === footballId)
      .map(([competition, own]) => [
        competition,
        spellingKeys([
          ...Map.groupBy(own, ({ file }) => file).values(),
          others.get(competition) ?? [],
        ]),
      ]),
  );
  return (competition, name) => keys.get(competition)?.(name) ?? unaccented(name);
}
