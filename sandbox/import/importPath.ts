import type { ImportedEvents } from '../line/ImportedEvents.ts';
import type { ImportReport } from './ImportReport.ts';
import { readSource } from './readSource.ts';
import { shiftMatches } from './shiftMatches.ts';

/**
 * Takes every match of a file, or of all files below a folder, into the line. Twice changes nothing.
 *
 * @param today ISO day or round that becomes today; without it each competition's first day not yet played
 */
export function importPath(path: string, options: { readonly imported: Pick<ImportedEvents, 'put'>; readonly nowMs: number; readonly today?: string | undefined }): ImportReport {
  const report: ImportReport = { added: 0, updated: 0, unchanged: 0, rejected: [], skipped: [] };
  const matches = readSource(path, report);
  for (const event of shiftMatches(matches, options.today, options.nowMs)) report[options.imported.put(event)] += 1;
  return report;
}
