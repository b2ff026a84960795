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

export function readTable(text: string): CsvTable {
  const { rows: all, faults } = readCells(text.replace(/\r\n?/g, '\n'));
  const headerAt = all.findIndex(isFilled);
  const columns = new Map<string, number>();
  for (const [index, name] of (all[headerAt] ?? []).entries())
    if (name !== '' && !columns.has(name)) columns.set(name, index);
  const rows = all.flatMap((cells, index): CsvRow[] =>
    index <= headerAt || !isFilled(cells)
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
  const { data, errors, meta } = parse(text, '');
  const width = data.find(isFilled)?.length ?? 0;
  // With quotes in doubt, each line is read by itself.
  const isInDoubt =
    errors.some(({ type }) => type === 'Quotes') ||
    data.some((cells) => hasSwallowed(cells, width, meta.delimiter));
  if (!isInDoubt) return { rows: data, faults: [] };
  const faults: CsvFault[] = [];
  const rows = text.split('\n').map((line, index): readonly string[] => {
    const own = parse(line, meta.delimiter);
    const fault = own.errors.find(({ type }) => type === 'Quotes');
    if (fault === undefined) return own.data[0] ?? [];
    faults.push({ number: index + 1, reason: fault.message });
    return [];
  });
  return { rows, faults };
}

/**
 * Two stray quotes are, by the rules of CSV, a cell with all the rows between them. It has the rest
 * of one row and the beginning of another, or its row is too long.
 */
function hasSwallowed(cells: readonly string[], width: number, delimiter: string): boolean {
  const long = cells.find((cell) => cell.includes('\n'));
  return long !== undefined && (cells.length > width || long.split(delimiter).length >= width);
}

function isFilled(cells: readonly string[]): boolean {
  return cells.some((cell) => cell !== '');
}

function parse(text: string, delimiter: string): Papa.ParseResult<readonly string[]> {
  return Papa.parse<readonly string[]>(text, {
    delimiter,
    delimitersToGuess: [',', ';', '\t'],
    newline: '\n',
    transform: (cell) => cell.trim(),
  });
}
