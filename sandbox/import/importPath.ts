import type { ImportArchive, ImportOutcome } from '../platform/line/ImportArchive.ts';
import { eventFault } from './eventFault.ts';
import { count, emptyReport, type ImportReport } from './ImportReport.ts';
import { belongsTo, joinMatches, rejectMatch } from './joinMatches.ts';
import { readSource, type Source } from './readSource.ts';
import { shiftMatches, type Shift } from './shiftMatches.ts';
import { keyOfMatch, type SourceMatch } from './SourceMatch.ts';

/**
 * Imports the matches of a file, or of all files in a folder, into the line; repeating changes
 * nothing.
 */
export function importPath(
  path: string,
  options: Shift & { readonly imported: Pick<ImportArchive, 'upsertAll' | 'known'> },
): ImportReport {
  const report = emptyReport();
  const source = readSource(path, report);
  const known = options.imported.known();
  const joined = joinMatches(source, report, known);
  const matches = new Map(joined.matches.map((match) => [keyOfMatch(match), match] as const));
  const events = shiftMatches([...matches.values()], { ...options, known }).filter((event) => {
    const fault = eventFault(event);
    const match = matches.get(event.key);
    if (fault !== undefined && match !== undefined) rejectMatch(report, match, fault);
    return fault === undefined;
  });
  const outcomes = options.imported.upsertAll(events);
  const news = new Set<string>();
  for (const [index, { key }] of events.entries()) {
    const [outcome, match] = [outcomes[index], matches.get(key)];
    if (outcome === undefined || match === undefined) continue;
    countMatch(report, match, outcome);
    if (outcome !== 'unchanged') for (const team of [match.home, match.away]) news.add(team);
  }
  countRatings(report, source, news);
  for (const course of joined.courses) {
    const event = known.find((each) => belongsTo(course, each));
    if (event === undefined) continue;
    const [outcome = 'unchanged'] = options.imported.upsertAll([
      { ...event, course: course.course },
    ]);
    count(report, course.file, outcome, course.rows);
  }
  return report;
}

/** Counts the first row of a match by the outcome of the match, its other rows as additions. */
function countMatch(
  report: ImportReport,
  { file, rows = 1, also = [] }: SourceMatch,
  outcome: ImportOutcome,
): void {
  const others = outcome === 'unchanged' ? 'unchanged' : 'changed';
  count(report, file, outcome, 1);
  count(report, file, others, rows - 1);
  for (const each of also) count(report, each.file, others, each.rows);
}

/** Counts a rating by whether a match of its team is new or changed. */
function countRatings(
  report: ImportReport,
  { ratings }: Source,
  withNews: ReadonlySet<string>,
): void {
  for (const [team, { file }] of ratings)
    count(report, file, withNews.has(team) ? 'changed' : 'unchanged', 1);
}
