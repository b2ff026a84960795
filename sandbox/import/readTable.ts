import Papa from 'papaparse';

/** A table of a file; the first row that is not blank has the column names. */
export interface CsvTable {
  /** The first of two columns with the same name counts. */
  readonly columns: ReadonlyMap<string, number>;
  readonly rows: readonly CsvRow[];
  /** Rows with malformed quotes, whose cells have no certain end. */
  readonly faults: readonly CsvFault[];
}

export interface CsvRow {
  /** As in an editor: the first row of the file is 1. */
  readonly number: number;
  /** Returns an empty text if the column or the cell is missing. */
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

/**
 * Reads the cells. Blank rows are kept, and faulty rows are blank, so that the index of a row is
 * its number.
 */
function readCells(text: string): {
  readonly rows: readonly (readonly string[])[];
  readonly faults: readonly CsvFault[];
} {
  const { data, errors, meta } = parse(text, '');
  const width = data.find(isFilled)?.length ?? 0;
  // If quotes are malformed, each line is read separately.
  const isInDoubt =
    errors.some(({ type }) => type === 'Quotes') ||
    data.some((cells) => hasMergedRows(cells, width, meta.delimiter));
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
 * Detects merged rows: by the rules of CSV two stray quotes form a cell with all the rows between
 * them. Such a cell starts with the rest of a row and ends with the beginning of another, or its
 * row is too long.
 */
function hasMergedRows(cells: readonly string[], width: number, delimiter: string): boolean {
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
