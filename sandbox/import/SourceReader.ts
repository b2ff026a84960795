import type { ImportedEvent } from '../world/ImportedEvent.ts';
import type { RejectedRow } from './ImportReport.ts';
import type { SourceFile } from './SourceFile.ts';
import type { SourceMatch } from './SourceMatch.ts';

/** Chances minute by minute that belong to a match of another file. */
export interface SourceCourse {
  readonly family: string;
  readonly file: string;
  readonly row: number;
  readonly rows: number;
  readonly sportId: number;
  readonly year: number;
  readonly home: string;
  readonly away: string;
  readonly course: NonNullable<ImportedEvent['course']>;
}

/** What a file says. Ratings are strengths of teams by name, in points of Elo. */
export interface SourceContent {
  /** Rows or entries that were looked at, blank ones not counted. */
  readonly read: number;
  readonly matches?: readonly SourceMatch[];
  readonly courses?: readonly SourceCourse[];
  readonly ratings?: ReadonlyMap<string, number>;
  readonly rejected?: readonly RejectedRow[];
  /** A file of a known family without any match in it, and what it is. */
  readonly holdsNoMatches?: string;
}

/** Reads one family of files, which it recognises by columns or fields. */
export interface SourceReader {
  readonly family: string;
  /** Undefined when the file is not of this family. */
  readonly read: (file: SourceFile) => SourceContent | undefined;
}
