/** A row that was not taken, and why. `row` counts as an editor does, the header being row 1. */
export interface RejectedRow {
  readonly file: string;
  readonly row: number;
  readonly reason: string;
}

/** What one import did. A second run of the same files has only `unchanged`. */
export interface ImportReport {
  added: number;
  updated: number;
  unchanged: number;
  readonly rejected: RejectedRow[];
  /** Files of no known family. */
  readonly skipped: { readonly file: string; readonly reason: string }[];
}

/** A row cannot be used; caught for each row, so that one bad row costs itself only. */
export class BadRowError extends Error {
  override readonly name = 'BadRowError';
}
