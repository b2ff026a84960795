import { isRecord } from '#domain/values/isRecord.ts';
import { BadRowError, type RejectedRow } from './ImportReport.ts';
import type { SourceMatch } from './SourceMatch.ts';
import type { SourceContent } from './SourceReader.ts';
import type { CsvRow, CsvTable } from './readTable.ts';
import type { SourceFile } from './SourceFile.ts';

/** Rows with their numbers, as counted by an editor or in a JSON list. */
type NumberedRows<Row> = readonly { readonly number: number; readonly row: Row }[];

/** Facts of a row about its match. */
export type MatchFacts = Omit<SourceMatch, 'file' | 'row' | 'family'>;

/** Reads a match from each row. */
export function readMatches<Row>(
  file: string,
  family: string,
  rows: NumberedRows<Row>,
  read: (row: Row) => MatchFacts,
): SourceContent {
  const { found, rejected } = readRows(file, rows, (row, number): SourceMatch => ({
    file,
    row: number,
    family,
    ...read(row),
  }));
  return { read: rows.length, matches: found, rejected };
}

/** Reads each row separately: a bad one is rejected with its reason, the others are read. */
export function readRows<Row, Found>(
  file: string,
  rows: NumberedRows<Row>,
  read: (row: Row, number: number) => Found | undefined,
): { readonly found: Found[]; readonly rejected: RejectedRow[] } {
  const found: Found[] = [];
  const rejected: RejectedRow[] = [];
  for (const { number, row } of rows) {
    try {
      const one = read(row, number);
      if (one !== undefined) found.push(one);
    } catch (error) {
      const reason =
        error instanceof BadRowError
          ? error.message
          : `cannot be read: ${error instanceof Error ? error.message : 'no reason is known'}`;
      rejected.push({ file, row: number, reason });
    }
  }
  return { found, rejected };
}

/** Returns the table of a file if it has all these columns. */
export function tableWith(file: SourceFile, columns: readonly string[]): CsvTable | undefined {
  return file.kind === 'table' && columns.every((column) => file.table.columns.has(column))
    ? file.table
    : undefined;
}

/** Returns the rows of a table with their numbers. */
export function rowsOf({ rows }: CsvTable): NumberedRows<CsvRow> {
  return rows.map((row) => ({ number: row.number, row }));
}

/** Entries of a JSON list with their places. */
export function entriesOf(list: readonly unknown[]): NumberedRows<unknown> {
  return list.map((row, index) => ({ number: index + 1, row }));
}

/** Whether it is a JSON list whose first object has all these fields. */
export function isListWith(list: unknown, fields: readonly string[]): list is readonly unknown[] {
  const first = Array.isArray(list) ? list.find(isRecord) : undefined;
  return first !== undefined && fields.every((field) => field in first);
}

/**
 * Checks the names of the sides.
 *
 * @throws BadRowError unless two sides are named; `columns` are those of their names
 */
export function checkSides(
  [home, away]: readonly [string, string],
  columns: readonly [string, string],
): void {
  if (home === '' || away === '') throw new BadRowError(`${columns.join(' or ')} is empty`);
  if (home === away) throw new BadRowError(`${columns.join(' and ')} are both ${quote(home)}`);
}

/** Returns the entry of a JSON list, which must be an object. */
export function recordOf(entry: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(entry)) throw new BadRowError('the entry is not an object');
  return entry;
}

/** Returns a short form of any value, for a reason. */
export function quote(value: unknown): string {
  const text = textOf(value);
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}

function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'object':
      if (value === null) return 'null';
      // Its contents may be endless, or have no text form.
      return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return 'nothing';
  }
}
