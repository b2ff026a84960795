import type { ImportArchive } from '../platform/line/ImportArchive.ts';
import { countsOf, emptyReport, type ImportReport } from './ImportReport.ts';
import { joinMatches } from './joinMatches.ts';
import { readSource } from './readSource.ts';
import { shiftMatches, type Shift } from './shiftMatches.ts';
import { keyOfMatch } from './SourceMatch.ts';

/**
 * Takes the matches of a file, or of all files in a folder, into the line; twice changes nothing.
 */
export function importPath(
  path: string,
  options: Shift & { readonly imported: Pick<ImportArchive, 'upsertAll'> },
): ImportReport {
  const report = emptyReport();
  const matches = joinMatches(readSource(path, report), report);
  const families = new Map(matches.map((match) => [keyOfMatch(match), match.family]));
  const events = shiftMatches(matches, options);
  const outcomes = options.imported.upsertAll(events);
  for (const [index, { key }] of events.entries()) {
    const outcome = outcomes[index];
    if (outcome !== undefined) countsOf(report, families.get(key) ?? '')[outcome] += 1;
  }
  return report;
}
