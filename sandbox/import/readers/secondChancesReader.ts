import { BadRowError, type RejectedRow } from '../ImportReport.ts';
import { checkSides, quote, readRows, rowsOf, tableWith } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { readChances } from './readChance.ts';
import { undatedDay } from './undatedDay.ts';

const family = 'chances by second';
const requiredColumns = ['season', 'team1', 'team2', 'period', 'secs', 'prob1', 'prob2'] as const;
/** Two halves of twenty minutes: basketball as American colleges play it, and nothing else. */
const halfS = 1200;
const competition = {
  sportId: 3,
  name: 'NCAA',
  countryName: 'USA',
  countryIso: 'us',
  isTop: false,
} as const;
const fewestRows = 20;

interface Second {
  readonly row: number;
  readonly match: string;
  readonly year: number;
  readonly home: string;
  readonly away: string;
  readonly playedS: number;
  readonly chance: number;
  readonly winner: 1 | 2 | undefined;
}

/** Matches of college basketball with the chances of every few seconds; undated, so one a day. */
export const secondChancesReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    if (table === undefined || table.columns.has('probtie')) return undefined;
    const { rows } = table;
    const { found, rejected } = readRows(file.path, rowsOf(table), readSecond);
    const matches: SourceMatch[] = [];
    const short: RejectedRow[] = [];
    for (const seconds of Map.groupBy(found, ({ match }) => match).values()) {
      const [first] = seconds;
      if (first === undefined) continue;
      if (seconds.length < fewestRows)
        short.push({
          file: file.path,
          row: first.row,
          reason: `${first.home} – ${first.away} has only ${seconds.length} rows`,
        });
      else matches.push(toMatch(file.path, first, seconds, matches.length));
    }
    return { read: rows.length, matches, rejected: [...rejected, ...short] };
  },
};

function readSecond(row: CsvRow, number: number): Second | undefined {
  const { cell } = row;
  const [home, away] = [cell('team1').slice(0, 80), cell('team2').slice(0, 80)];
  checkSides([home, away], ['team1', 'team2']);
  const [period, leftS, year] = [cell('period'), cell('secs'), cell('season')].map((text) =>
    /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN,
  ) as [number, number, number];
  if (Number.isNaN(period) || Number.isNaN(leftS) || Number.isNaN(year))
    throw new BadRowError(
      `season, period and secs ${quote(`${cell('season')} ${cell('period')} ${cell('secs')}`)} are not numbers`,
    );
  if (leftS > halfS) throw new BadRowError(`secs ${leftS} is longer than a half of ${halfS}`);
  const [chance] = readChances(row, false);
  if (period < 1 || period > 2) return undefined;
  const outcome = cell('prob1_outcome');
  return {
    row: number,
    match: `${year}|${home}|${away}`,
    year,
    home,
    away,
    playedS: (period - 1) * halfS + halfS - leftS,
    chance,
    winner: outcome === '' ? undefined : Number(outcome) === 1 ? 1 : 2,
  };
}

function toMatch(
  file: string,
  { row, year, home, away, chance, winner }: Second,
  seconds: readonly Second[],
  index: number,
): SourceMatch {
  const steps = seconds
    .toSorted((one, other) => one.playedS - other.playedS)
    .map((second): readonly [number, number] => [second.playedS, second.chance]);
  return {
    file,
    row,
    family,
    competition,
    day: undatedDay(year, index),
    home,
    away,
    chances: { result: [chance, 0, 1 - chance] },
    winner,
    course: { kind: 'seconds', steps },
  };
}
