import { BadRowError } from '../ImportReport.ts';
import { checkSides, quote, readRows, rowsOf } from '../readRows.ts';
import type { CsvRow, CsvTable } from '../readTable.ts';
import type { SourceContent } from '../SourceReader.ts';
import { readChances } from './readChance.ts';

/** Chances at a moment of a match with many rows. */
export interface Moment {
  readonly row: number;
  readonly year: number;
  readonly home: string;
  readonly away: string;
  /** 1 or 2: extra time is dropped, because bets settle by regular time. */
  readonly period: number;
  /** In the unit of the file. */
  readonly at: number;
  readonly chances: readonly [home: number, draw: number, away: number];
  readonly cell: CsvRow['cell'];
}

export interface MomentColumns {
  readonly time: 'mins' | 'secs';
  /** Upper bound of the time within a period. */
  readonly longest: number;
  readonly hasDraw: boolean;
  readonly teamOf: (name: string) => string;
}

/** Returns the result of `read` for the moments of each match; a reason rejects the match. */
export function readMoments<Found>(
  file: string,
  table: CsvTable,
  columns: MomentColumns,
  read: (first: Moment, moments: readonly Moment[]) => Found | string,
): Pick<SourceContent, 'read' | 'rejected'> & { readonly found: readonly Found[] } {
  const rows = readRows(file, rowsOf(table), (row, number) => readMoment(row, number, columns));
  const byMatch = Map.groupBy(rows.found, ({ year, home, away }) => `${year}|${home}|${away}`);
  const matches = readRows(
    file,
    [...byMatch.values()].flatMap((row) => (row[0] ? [{ number: row[0].row, row }] : [])),
    (moments) => {
      const [first] = moments;
      const found = first && read(first, moments);
      if (typeof found !== 'string') return found;
      throw new BadRowError(`${first?.home} – ${first?.away} ${found}`);
    },
  );
  const rowsOfMatch = new Map([...byMatch.values()].map((all) => [all[0]?.row, all.length]));
  return {
    read: table.rows.length,
    found: matches.found,
    rejected: [
      ...rows.rejected,
      ...matches.rejected.map((each) => ({ ...each, rows: rowsOfMatch.get(each.row) ?? 1 })),
    ],
  };
}

function readMoment(
  row: CsvRow,
  number: number,
  { time, longest, hasDraw, teamOf }: MomentColumns,
): Moment | undefined {
  const { cell } = row;
  const [home, away] = [teamOf(cell('team1')), teamOf(cell('team2'))];
  checkSides([home, away], ['team1', 'team2']);
  const [year, period, at] = [
    readCount(cell, 'season'),
    readCount(cell, 'period'),
    readCount(cell, time),
  ];
  if (at > longest) throw new BadRowError(`${time} ${at} is longer than a period of ${longest}`);
  const chances = readChances(row, hasDraw);
  return period < 1 || period > 2
    ? undefined
    : { row: number, year, home, away, period, at, chances, cell };
}

function readCount(cell: CsvRow['cell'], column: string): number {
  const text = cell(column);
  if (!/^\d{1,4}$/.test(text)) throw new BadRowError(`${column} ${quote(text)} is not a number`);
  return Number(text);
}
