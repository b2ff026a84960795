/** A row that was not taken, and why. `row` is its line, or its place in a JSON list, from 1. */
export interface RejectedRow {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
}

/**
 * What becomes of the rows of a family of files: files, rows or entries that were looked at,
 * matches that are new, changed or known already, rows that belong to the match of another row, and
 * bad ones.
 */
export const countedNames = [
  'files',
  'read',
  'created',
  'updated',
  'unchanged',
  'joined',
  'rejected',
] as const;

export type FamilyCounts = Record<(typeof countedNames)[number], number>;

export interface ImportReport {
  readonly families: Map<string, FamilyCounts>;
  readonly rejected: RejectedRow[];
  /** Files of no known family, or without matches. */
  readonly skipped: { readonly file: string; readonly reason: string }[];
}

/** A row cannot be used; it is caught for each row. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
}

export function emptyReport(): ImportReport {
  return { families: new Map(), rejected: [], skipped: [] };
}

/** The counts of a family, which begin with zeros. */
export function countsOf({ families }: ImportReport, family: string): FamilyCounts {
  const counts = families.get(family) ?? sumOf([]);
  families.set(family, counts);
  return counts;
}

export function totalOf({ families }: ImportReport): FamilyCounts {
  return sumOf([...families.values()]);
}

function sumOf(all: readonly FamilyCounts[]): FamilyCounts {
  const sum = (name: keyof FamilyCounts): number =>
    all.reduce((total, counts) => total + counts[name], 0);
  return Object.fromEntries(countedNames.map((name) => [name, sum(name)])) as FamilyCounts;
}
