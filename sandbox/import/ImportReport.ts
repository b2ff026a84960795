/** A row that was not taken, and why. `row` is its line, or its place in a JSON list, from 1. */
export interface RejectedRow {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
  /** So many rows of one match, of which `row` is the first; 1 unless it says otherwise. */
  readonly rows?: number;
}

/**
 * What became of the rows of a file: those that brought a new match, that added to a match or
 * corrected it, that said nothing new, and bad ones. Each row that was read is in one of the four.
 */
export const countedNames = ['read', 'created', 'changed', 'unchanged', 'rejected'] as const;

export type RowCounts = Record<(typeof countedNames)[number], number>;

export interface FileReport {
  readonly family: string;
  readonly counts: RowCounts;
}

/** Something of a row that is no use, while the match is taken without it. */
export interface RowNote {
  readonly file: string;
  readonly row: number;
  readonly note: string;
}

export interface ImportReport {
  /** By path, in the order in which they were read. */
  readonly files: Map<string, FileReport>;
  readonly rejected: RejectedRow[];
  readonly notes: RowNote[];
  /** Files of no known family, or without matches. */
  readonly skipped: { readonly file: string; readonly reason: string }[];
}

/** A row cannot be used; it is caught for each row. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
}

export function emptyReport(): ImportReport {
  return { files: new Map(), rejected: [], notes: [], skipped: [] };
}

/** Counts rows of a file that was read. */
export function count(
  { files }: ImportReport,
  file: string,
  as: keyof RowCounts,
  rows: number,
): void {
  const counts = files.get(file)?.counts;
  if (counts !== undefined) counts[as] += rows;
}

export function reject(report: ImportReport, rejection: RejectedRow): void {
  report.rejected.push(rejection);
  count(report, rejection.file, 'rejected', rejection.rows ?? 1);
}

export function noCounts(): RowCounts {
  return { read: 0, created: 0, changed: 0, unchanged: 0, rejected: 0 };
}

/** All files together, or those of a family. */
export function totalOf({ files }: ImportReport, family?: string): RowCounts {
  const total = noCounts();
  for (const file of files.values())
    if (family === undefined || file.family === family)
      for (const name of countedNames) total[name] += file.counts[name];
  return total;
}
