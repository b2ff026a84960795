import { csvLines, type CsvCell } from '#domain/tables/csv.ts';

/** Rows of one kind as CSV: a column for each name that any row has. */
export function csvOf(rows: readonly object[]): string {
  if (rows.length === 0) return '';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => {
    const cells = new Map(Object.entries(row));
    return names.map((name) => cellOf(cells.get(name)));
  });
  return csvLines([names.map((text) => ({ text })), ...lines], '.');
}

function cellOf(value: unknown): CsvCell {
  if (typeof value === 'string') return { text: value };
  return { figure: value === null || value === undefined ? '' : JSON.stringify(value) };
}
