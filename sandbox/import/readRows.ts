import { BadRowError, type RejectedRow } from './ImportReport.ts';
import type { CsvRow, CsvTable } from './readTable.ts';
import type { SourceFile } from './SourceFile.ts';

/** Reads each row by itself: a bad one is noted with its reason and costs nobody else anything. */
export function readRows<Row, Found>(
  file: string,
  rows: readonly { readonly number: number; readonly row: Row }[],
  read: (row: Row, number: number) => Found | undefined,
): { readonly found: Found[]; readonly rejected: RejectedRow[] } {
  const found: Found[] = [];
  const rejected: RejectedRow[] = [];
  for (const { number, row } of rows) {
    try {
      const one = read(row, number);
      if (one !== undefined) found.push(one);
    } catch (error) {
      if (!(error instanceof BadRowError)) throw error;
      rejected.push({ file, row: number, reason: error.message });
    }
  }
  return { found, rejected };
}

/** The table of a file that has all these columns. */
export function tableWith(file: SourceFile, columns: readonly string[]): CsvTable | undefined {
  return file.kind === 'table' && columns.every((column) => file.table.columns.has(column))
    ? file.table
    : undefined;
}

/** Rows of a table with their places. */
export function rowsOf({
  rows,
}: CsvTable): readonly { readonly number: number; readonly row: CsvRow }[] {
  return rows.map((row) => ({ number: row.number, row }));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of a JSON list with their places. */
export function entriesOf(
  list: readonly unknown[],
): readonly { readonly number: number; readonly row: unknown }[] {
  return list.map((row, index) => ({ number: index + 1, row }));
}

/** How a value stands in a reason: short, whatever it is. */
export function quote(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
