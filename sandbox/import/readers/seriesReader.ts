import { BadRowError } from '../ImportReport.ts';
import { entriesOf, isRecord, quote, readRows } from '../readRows.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { undatedDay } from './undatedDay.ts';

const family = 'esports';
const sportId = 17;
/** Maps that win the longest series that is played. */
const mostMapsToWin = 3;
const matchesADay = 4;

type Entry = Readonly<Record<string, unknown>>;

/** Series of maps without dates and odds; the order of the file is the order of play. */
export const seriesReader: SourceReader = {
  family,
  read: (file) => {
    if (file.kind !== 'json' || !isRecord(file.value) || !Array.isArray(file.value['matches']))
      return undefined;
    const entries: readonly unknown[] = file.value['matches'];
    const first = entries.find(isRecord);
    if (first === undefined || !['team_a', 'team_b', 'event'].every((field) => field in first))
      return undefined;
    const playedByEvent = new Map<string, number>();
    const { found, rejected } = readRows(
      file.path,
      entriesOf(entries),
      (entry, row): SourceMatch => {
        const match = readMatch(entry);
        const before = playedByEvent.get(match.event) ?? 0;
        playedByEvent.set(match.event, before + 1);
        const { event, ...facts } = match;
        return {
          file: file.path,
          row,
          family,
          competition: {
            sportId,
            name: withoutYear(event),
            countryName: 'International',
            countryIso: 'int',
            isTop: false,
          },
          day: undatedDay(yearOf(event), Math.floor(before / matchesADay)),
          kickOffMin: undefined,
          ...facts,
        };
      },
    );
    return { read: entries.length, matches: found, rejected };
  },
};

/** Strengths of teams in points of Elo. */
export const ratingsReader: SourceReader = {
  family: 'esports ratings',
  read: (file) => {
    if (file.kind !== 'json' || !isRecord(file.value) || !Array.isArray(file.value['teams']))
      return undefined;
    const entries: readonly unknown[] = file.value['teams'];
    const first = entries.find(isRecord);
    if (first === undefined || !['name', 'elo_rating'].every((field) => field in first))
      return undefined;
    const { found, rejected } = readRows(
      file.path,
      entriesOf(entries),
      (entry): readonly [string, number] => {
        if (!isRecord(entry)) throw new BadRowError('the entry is not an object');
        const { name, elo_rating: rating } = entry;
        if (typeof name !== 'string' || name.trim() === '')
          throw new BadRowError('name is missing');
        if (typeof rating !== 'number' || !(rating >= 100 && rating <= 4000))
          throw new BadRowError(`elo_rating ${quote(rating)} is not between 100 and 4000`);
        return [name.trim(), rating];
      },
    );
    return { read: entries.length, ratings: new Map(found), rejected };
  },
};

function readMatch(
  entry: unknown,
): Pick<SourceMatch, 'home' | 'away' | 'round' | 'result'> & { readonly event: string } {
  if (!isRecord(entry)) throw new BadRowError('the entry is not an object');
  const { round } = entry;
  const [home, away, event] = [
    readName(entry, 'team_a'),
    readName(entry, 'team_b'),
    readName(entry, 'event'),
  ];
  if (home === away) throw new BadRowError(`team_a and team_b are both ${quote(home)}`);
  if (typeof round === 'string' && /show\s*match/i.test(round))
    throw new BadRowError('a show match: nothing to bet on');
  return {
    home,
    away,
    event,
    round: typeof round === 'string' ? round : undefined,
    result: readMaps(entry),
  };
}

function readName(entry: Entry, field: string): string {
  const value = entry[field];
  if (typeof value !== 'string' || value.trim() === '')
    throw new BadRowError(`${field} is missing`);
  return value.trim().slice(0, 80);
}

function readMaps({ score_a: first, score_b: second }: Entry): SourceMatch['result'] {
  if ((first === undefined || first === null) && (second === undefined || second === null))
    return undefined;
  if (
    !Number.isInteger(first) ||
    !Number.isInteger(second) ||
    (first as number) < 0 ||
    (second as number) < 0
  )
    throw new BadRowError(
      `score_a and score_b ${quote(`${String(first)}:${String(second)}`)} are not two numbers of maps`,
    );
  const score: readonly [number, number] = [first as number, second as number];
  if (Math.max(...score) > mostMapsToWin)
    throw new BadRowError(`${score.join(':')} are rounds of one map, not maps of a series`);
  if (score[0] === score[1]) throw new BadRowError(`nobody has won at ${score.join(':')}`);
  return { score };
}

/** "VCT 2024: Champions": as in football the season is no part of the name. */
function withoutYear(event: string): string {
  const name = event.replace(/\s*\(?\b(?:19|20)\d{2}\b\)?:?/, '').trim();
  return name === '' ? event : name;
}

function yearOf(event: string): number {
  return Number(/\b(?:19|20)\d{2}\b/.exec(event)?.[0] ?? 2000);
}
