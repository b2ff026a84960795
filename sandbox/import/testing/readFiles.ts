import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyReport, type ImportReport } from '../ImportReport.ts';
import { readSource, type Source } from '../readSource.ts';
import type { SourceMatch } from '../SourceMatch.ts';

/** Writes the files into a temporary folder and reads it like the importer. */
export function readFiles(files: Readonly<Record<string, string | Uint8Array>>): {
  readonly matches: SourceMatch[];
  readonly source: Source;
  readonly report: ImportReport;
  readonly folder: string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const report = emptyReport();
  const source = readSource(folder, report);
  return { matches: source.matches, source, report, folder };
}
