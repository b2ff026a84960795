import { isRecord } from '#domain/values/isRecord.ts';
import { BadRowError } from '../ImportReport.ts';
import {
  checkSides,
  entriesOf,
  isListWith,
  quote,
  readMatches,
  readRows,
  recordOf,
} from '../readRows.ts';
import type { SourceFile } from '../SourceFile.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { undatedDay } from './undatedDay.ts';

const family = 'esports';
const sportId = 17;
/** Maps that win the longest possible series. */
const mostMapsToWin = 3;
const matchesPerDay = 4;

type Entry = Readonly<Record<string, unknown>>;

/** Series of maps without dates and odds; file order is the order of play. */
export const seriesReader: SourceReader = {
  family,
  read: (file) => {
    const entries = listOf(file, 'matches', ['team_a', 'team_b', 'event']);
    if (entries === undefined) return undefined;
    const playedByEvent = new Map<string, number>();
    return readMatches(file.path, family, entriesOf(entries), (entry) => {
      const { event, ...facts } = readMatch(recordOf(entry));
      const before = playedByEvent.get(event) ?? 0;
      playedByEvent.set(event, before + 1);
      return {
        competition: {
          sportId,
          name: withoutYear(event),
          countryName: 'International',
          countryIso: 'int',
          isTop: false,
        },
        day: undatedDay(yearOf(event), Math.floor(before / matchesPerDay)),
        ...facts,
      };
    });
  },
};

/** Strengths of teams in Elo points. */
export const ratingsReader: SourceReader = {
  family: 'esports ratings',
  read: (file) => {
    const entries = listOf(file, 'teams', ['name', 'elo_rating']);
    if (entries === undefined) return undefined;
    const { found, rejected } = readRows(
      file.path,
      entriesOf(entries),
      (entry): readonly [string, number] => {
        const { name, elo_rating: rating } = recordOf(entry);
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

/** Returns the list in a field of a JSON file whose entries have these fields. */
function listOf(
  file: SourceFile,
  name: string,
  fields: readonly string[],
): readonly unknown[] | undefined {
  const list = file.kind === 'json' && isRecord(file.value) ? file.value[name] : undefined;
  return isListWith(list, fields) ? list : undefined;
}

function readMatch(
  entry: Entry,
): Pick<SourceMatch, 'home' | 'away' | 'round' | 'result'> & { readonly event: string } {
  const { round } = entry;
  const [home, away, event] = [
    readName(entry, 'team_a'),
    readName(entry, 'team_b'),
    readName(entry, 'event'),
  ];
  checkSides([home, away], ['team_a', 'team_b']);
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
      `score_a and score_b ${quote(first)}:${quote(second)} are not two numbers of maps`,
    );
  const score: readonly [number, number] = [first as number, second as number];
  if (Math.max(...score) > mostMapsToWin)
    throw new BadRowError(`${score.join(':')} are rounds of one map, not maps of a series`);
  if (score[0] === score[1]) throw new BadRowError(`a series has no winner at ${score.join(':')}`);
  return { score };
}

/**
 * Removes the year from "VCT 2024: Champions", because as in football the season is not part of the
 * name.
 */
function withoutYear(event: string): string {
  const name = event.replace(/\s*\(?\b(?:19|20)\d{2}\b\)?:?/, '').trim();
  return name === '' ? event : name;
}

function yearOf(event: string): number {
  return Number(/\b(?:19|20)\d{2}\b/.exec(event)?.[0] ?? 2000);
}
