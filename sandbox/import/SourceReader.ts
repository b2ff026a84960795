import type { ImportedEvent } from '../world/ImportedEvent.ts';
import type { RejectedRow } from './ImportReport.ts';
import type { SourceFile } from './SourceFile.ts';
import type { SourceMatch } from './SourceMatch.ts';

/** Minute-by-minute chances of a match in another file. */
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

/** Contents of a file. Ratings are strengths of teams by name, in Elo points. */
export interface SourceContent {
  /** Number of rows or entries, without blank ones. */
  readonly read: number;
  readonly matches?: readonly SourceMatch[];
  readonly courses?: readonly SourceCourse[];
  readonly ratings?: ReadonlyMap<string, number>;
  readonly rejected?: readonly RejectedRow[];
  /** Content of a file of a known family without matches. */
  readonly holdsNoMatches?: string;
}

/** Reader of a family of files, which it recognises by columns or fields. */
export interface SourceReader {
  readonly family: string;
  /** Returns undefined if the file is not of this family. */
  readonly read: (file: SourceFile) => SourceContent | undefined;
}
