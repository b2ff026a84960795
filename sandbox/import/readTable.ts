import Papa from 'papaparse';

/** A table of a file: the first row that is not blank names the columns. */
export interface CsvTable {
  /** Of two columns of one name the first counts. */
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly CsvRow[];
  /** Rows whose quotes are malformed, so that their cells have no certain end. */
  readonly faults: readonly CsvFault[];
}

export interface CsvRow {
  /** As an editor counts: the first row of the file is 1. */
  readonly number: number;
  /** An empty text where the column or the cell is missing. */
  readonly cell: (column: string) => string;
}

export interface CsvFault {
  readonly number: number;
  readonly reason: string;
}

/** After so many the rest counts as one row: each costs a further pass over the file. */
const mostFaults = 20;

export function readTable(text: string): CsvTable {
  const { rows: all, faults } = readCells(text.replace(/\r\n?/g, '\n'));
  const headerAt = all.findIndex((cells) => cells.some((cell) => cell !== ''));
  const columns = new Map<string, number>();
  for (const [index, name] of (all[headerAt] ?? []).entries())
    if (name !== '' && !columns.has(name)) columns.set(name, index);
  const rows = all.flatMap((cells, index): CsvRow[] =>
    index <= headerAt || cells.every((cell) => cell === '')
      ? []
      : [{ number: index + 1, cell: (column) => cells[columns.get(column) ?? -1] ?? '' }],
  );
  return { columns, rows, faults };
}

/** Blank rows are kept, and faulty ones are blank, so that the place of a row is its number. */
function readCells(text: string): {
  readonly rows: readonly (readonly string[])[];
  readonly faults: readonly CsvFault[];
} {
  const rows: (readonly string[])[] = [];
  const faults: CsvFault[] = [];
  let delimiter = '';
  let fromAt = 0;
  for (;;) {
    const { data, errors, meta } = Papa.parse<readonly string[]>(text.slice(fromAt), {
      delimiter,
      delimitersToGuess: [',', ';', '\t'],
      newline: '\n',
      transform: (cell) => cell.trim(),
    });
    const fault = errors.find(({ type }) => type === 'Quotes');
    for (const cells of data.slice(0, fault?.row)) rows.push(cells);
    if (fault === undefined) return { rows, faults };
    rows.push([]);
    // The parser has read on to the next quote that could close the cell.
    const lineEndsAt = text.indexOf('\n', fromAt + (fault.index ?? 0));
    const isLast = lineEndsAt === -1 || faults.length === mostFaults - 1;
    faults.push({
      number: rows.length,
      reason: `${fault.message}${lineEndsAt !== -1 && isLast ? ', and nothing after it was read' : ''}`,
    });
    if (isLast) return { rows, faults };
    delimiter = meta.delimiter;
    fromAt = lineEndsAt + 1;
  }
}
