import { tableWith } from '../readRows.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { readMoments, type Moment } from './readMoments.ts';
import { undatedDay } from './undatedDay.ts';

const family = 'chances by second';
const requiredColumns = ['season', 'team1', 'team2', 'period', 'secs', 'prob1', 'prob2'] as const;
/** Two halves of twenty minutes, which only American college basketball has. */
const halfS = 1200;
const competition = {
  sportId: 3,
  name: 'NCAA',
  countryName: 'USA',
  countryIso: 'us',
  isTop: false,
} as const;
const fewestRows = 20;

/** College basketball matches with chances every few seconds; undated, so one match per day. */
export const secondChancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined || table.columns.has('probtie')) return undefined;
    let index = 0;
    const { found, ...content } = readMoments(
      file.path,
      table,
      { time: 'secs', longest: halfS, hasDraw: false, teamOf: (name) => name.slice(0, 80) },
      (first, seconds): SourceMatch | string =>
        seconds.length < fewestRows
          ? `has only ${seconds.length} rows`
          : toMatch(file.path, first, seconds, index++),
    );
    return { ...content, matches: found };
  },
};

function toMatch(
  file: string,
  { row, year, home, away, chances, cell }: Moment,
  seconds: readonly Moment[],
  index: number,
): SourceMatch {
  const outcome = cell('prob1_outcome');
  // The file has the seconds remaining of a half.
  const steps = seconds
    .map(({ period, at, chances: [home] }): readonly [number, number] => [
      period * halfS - at,
      home,
    ])
    .toSorted(([one], [other]) => one - other);
  return {
    file,
    row,
    rows: seconds.length,
    family,
    competition,
    day: undatedDay(year, index),
    home,
    away,
    chances: { result: [chances[0], 0, 1 - chances[0]] },
    winner: outcome === '' ? undefined : Number(outcome) === 1 ? 1 : 2,
    course: { kind: 'seconds', steps },
  };
}
