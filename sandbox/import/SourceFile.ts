import { readFileSync, statSync } from 'node:fs';
import { decodeText, parseCsv } from './parseCsv.ts';

/** A table of a file: the first row that is not blank names the columns. */
export interface CsvTable {
  /** Of two columns of one name the first is meant. */
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly CsvRow[];
}

export interface CsvRow {
  /** As an editor counts: the first row of the file is 1. */
  readonly number: number;
  /** An empty text where the column or the cell is missing. */
  readonly cell: (column: string) => string;
}

/** A file that was read and decoded; what it means is the readers' business. */
export type SourceFile = { readonly path: string } & ({ readonly kind: 'table'; readonly table: CsvTable } | { readonly kind: 'json'; readonly value: unknown });

/** Larger files are no season of any sport. */
const largestFileBytes = 32 * 1024 * 1024;
const lookedAtForBinaryBytes = 8192;

/** Undefined columns and rows cannot be in it: a table or a JSON value, or why it is neither. */
export function openSource(path: string): SourceFile | { readonly kind: 'unreadable'; readonly reason: string } {
  const unreadable = (reason: string) => ({ kind: 'unreadable', reason }) as const;
  let bytes: Uint8Array;
  try {
    const { size } = statSync(path);
    if (size > largestFileBytes) return unreadable(`larger than ${largestFileBytes / 1024 / 1024} MB`);
    bytes = readFileSync(path);
  } catch (error) {
    return unreadable(`cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (bytes.length === 0) return unreadable('an empty file');
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (!isUtf16 && bytes.subarray(0, lookedAtForBinaryBytes).includes(0)) return unreadable('not a text');
  const text = decodeText(bytes);
  if (/^[\s\uFEFF]*[[{]/.test(text.slice(0, 1000))) {
    try {
      return { path, kind: 'json', value: JSON.parse(text.replace(/^\uFEFF/, '')) as unknown };
    } catch {
      return unreadable('not valid JSON');
    }
  }
  return { path, kind: 'table', table: tableOf(text) };
}

function tableOf(text: string): CsvTable {
  const all = parseCsv(text);
  const headerAt = all.findIndex((cells) => cells.some((cell) => cell !== ''));
  const columns = new Map<string, number>();
  for (const [index, name] of (all[headerAt] ?? []).entries()) if (name !== '' && !columns.has(name)) columns.set(name, index);
  const rows = all.flatMap((cells, index): CsvRow[] =>
    index <= headerAt || cells.every((cell) => cell === '') ? [] : [{ number: index + 1, cell: (column) => cells[columns.get(column) ?? -1] ?? '' }],
  );
  return { columns, rows };
}
