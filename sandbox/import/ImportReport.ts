/** A row that was not taken, and why. `row` counts as an editor does, or is the place in a JSON list, from 1. */
export interface RejectedRow {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
}

/** What became of the rows of one family of files. */
export interface FamilyCounts {
  files: number;
  /** Rows or entries that were looked at. */
  read: number;
  /** Matches that are new, that got something new, and that were known already. */
  created: number;
  updated: number;
  unchanged: number;
  /** Told more of a match that another row stands for: its odds, its course, a strength. With these every row that was read is counted once. */
  joined: number;
  rejected: number;
}

export interface ImportReport {
  readonly families: Map<string, FamilyCounts>;
  readonly rejected: RejectedRow[];
  /** Files of no known family, or without matches. */
  readonly skipped: { readonly file: string; readonly reason: string }[];
}

/** A row cannot be used; caught for each row, so that one bad row costs itself only. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
}

export function emptyReport(): ImportReport {
  return { families: new Map(), rejected: [], skipped: [] };
}

export function countsOf(report: ImportReport, family: string): FamilyCounts {
  let counts = report.families.get(family);
  if (counts === undefined)
    report.families.set(
      family,
      (counts = {
        files: 0,
        read: 0,
        created: 0,
        updated: 0,
        unchanged: 0,
        joined: 0,
        rejected: 0,
      }),
    );
  return counts;
}

export function totalOf(report: ImportReport): FamilyCounts {
  const total: FamilyCounts = {
    files: 0,
    read: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    joined: 0,
    rejected: 0,
  };
  for (const counts of report.families.values()) {
    for (const name of [
      'files',
      'read',
      'created',
      'updated',
      'unchanged',
      'joined',
      'rejected',
    ] as const)
      total[name] += counts[name];
  }
  return total;
}
