/** A rejected row and the reason. `row` is its line, or its index in a JSON list, from 1. */
export interface RejectedRow {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
  /** Number of rows of one match, `row` being the first; 1 by default. */
  readonly rows?: number;
}

/**
 * Counts of the rows of a file: a new match, an addition or a correction of a match, nothing new,
 * and bad ones. Each row that was read is in one of the four.
 */
export const countedNames = ['read', 'created', 'changed', 'unchanged', 'rejected'] as const;

export type RowCounts = Record<(typeof countedNames)[number], number>;

export interface FileReport {
  readonly family: string;
  readonly counts: RowCounts;
}

/** A part of a row that is unusable, although its match was imported. */
export interface RowNote {
  readonly file: string;
  readonly row: number;
  readonly note: string;
}

export interface ImportReport {
  /** Keyed by path, in reading order. */
  readonly files: Map<string, FileReport>;
  readonly rejected: RejectedRow[];
  readonly notes: RowNote[];
  /** Files of no known family, or without matches. */
  readonly skipped: { readonly file: string; readonly reason: string }[];
}

/** A row is unusable; caught per row. */
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

/** Returns the sum over all files, or over those of a family. */
export function totalOf({ files }: ImportReport, family?: string): RowCounts {
  const total = noCounts();
  for (const file of files.values())
    if (family === undefined || file.family === family)
      for (const name of countedNames) total[name] += file.counts[name];
  return total;
}
