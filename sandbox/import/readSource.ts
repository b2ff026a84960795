import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { count, noCounts, reject, type ImportReport, type RejectedRow } from './ImportReport.ts';
import { chancesReader } from './readers/chancesReader.ts';
import { footballDataReader } from './readers/footballDataReader.ts';
import { gridironReader } from './readers/gridironReader.ts';
import { minuteChancesReader } from './readers/minuteChancesReader.ts';
import { openFootballReader } from './readers/openFootballReader.ts';
import { outrightsReader } from './readers/outrightsReader.ts';
import { secondChancesReader } from './readers/secondChancesReader.ts';
import { ratingsReader, seriesReader } from './readers/seriesReader.ts';
import { tennisDataReader } from './readers/tennisDataReader.ts';
import { nameFault } from './names/nameFault.ts';
import { openSource, type SourceFile } from './SourceFile.ts';
import type { SourceMatch } from './SourceMatch.ts';
import type { SourceContent, SourceCourse, SourceReader } from './SourceReader.ts';

/** The first reader that accepts a file reads it, so those with most columns come first. */
const readers: readonly SourceReader[] = [
  footballDataReader,
  minuteChancesReader,
  secondChancesReader,
  outrightsReader,
  tennisDataReader,
  chancesReader,
  openFootballReader,
  gridironReader,
  seriesReader,
  ratingsReader,
];

export interface Source {
  readonly matches: SourceMatch[];
  readonly courses: SourceCourse[];
  readonly ratings: Map<string, { readonly rating: number; readonly file: string }>;
}

const longestSeasonMs = 400 * 86_400_000;
/** Deeper folders are a loop. */
const deepestFolder = 20;

/** Reads a file, or every file in a folder; the content decides the family. */
export function readSource(path: string, report: ImportReport): Source {
  const source: Source = { matches: [], courses: [], ratings: new Map() };
  for (const file of filesOf(path, report, 0)) take(file, source, report);
  return source;
}

function filesOf(path: string, report: ImportReport, depth: number): string[] {
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') {
      if (statSync(path).isFile()) return [path];
      // Reading a pipe or a device might never end.
      report.skipped.push({ file: path, reason: 'a device, not a file' });
      return [];
    }
    report.skipped.push({
      file: path,
      reason: `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    });
    return [];
  }
  return entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const inside = join(path, entry.name);
      if (entry.isDirectory() && depth < deepestFolder) return filesOf(inside, report, depth + 1);
      if (entry.isFile()) return [inside];
      report.skipped.push({
        file: inside,
        reason: entry.isDirectory()
          ? `more than ${deepestFolder} folders deep`
          : 'a link or a device, not a file',
      });
      return [];
    });
}

function take(path: string, source: Source, report: ImportReport): void {
  const file = openSource(path);
  if (file.kind === 'unreadable') {
    report.skipped.push({ file: path, reason: file.reason });
    return;
  }
  let found: { readonly family: string; readonly content: SourceContent } | undefined;
  try {
    found = readBy(file);
  } catch (error) {
    // An unreadable file must not affect the others.
    report.skipped.push({
      file: path,
      reason: `cannot be read: ${error instanceof Error ? error.message : 'no reason is known'}`,
    });
    return;
  }
  if (found === undefined) {
    report.skipped.push({ file: path, reason: 'not of a family this importer knows' });
    return;
  }
  const { family } = found;
  const content = withSeason(withoutUnfitNames(withFaults(found.content, file)));
  report.files.set(path, { family, counts: noCounts() });
  count(report, path, 'read', content.read);
  for (const rejection of content.rejected ?? []) reject(report, rejection);
  // The other rows have no match, or nothing beyond another row of the file.
  count(report, path, 'unchanged', content.read - rowsWithNews(content));
  if (content.holdsNoMatches !== undefined)
    report.skipped.push({ file: path, reason: content.holdsNoMatches });
  for (const match of content.matches ?? []) source.matches.push(match);
  for (const course of content.courses ?? []) source.courses.push(course);
  for (const [team, rating] of content.ratings ?? [])
    source.ratings.set(team, { rating, file: path });
  for (const { file, row, notes = [] } of content.matches ?? [])
    for (const note of notes) report.notes.push({ file, row, note });
}

function readBy(
  file: SourceFile,
): { readonly family: string; readonly content: SourceContent } | undefined {
  for (const { family, read } of readers) {
    const content = read(file);
    if (content !== undefined) return { family, content };
  }
  return undefined;
}

/** Counts the rows that are reported by the result of their match, and rejected ones. */
function rowsWithNews({ matches, courses, ratings, rejected }: SourceContent): number {
  const all: readonly { readonly rows?: number }[] = [
    ...(matches ?? []),
    ...(courses ?? []),
    ...(rejected ?? []),
  ];
  return all.reduce((sum, { rows = 1 }) => sum + rows, ratings?.size ?? 0);
}

/** Gives a season without a name in its file the years of its first and last match. */
function withSeason(content: SourceContent): SourceContent {
  const { matches = [] } = content;
  const days = matches.map(({ day }) => day).toSorted();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const isOne = Date.parse(last) - Date.parse(first) < longestSeasonMs;
  if (!isOne || matches.every((match) => match.season !== undefined)) return content;
  const [from, to] = [first.slice(0, 4), last.slice(0, 4)];
  const season = from === to ? from : `${from}/${to.slice(2)}`;
  return {
    ...content,
    matches: matches.map((match) => ({ ...match, season: match.season ?? season })),
  };
}

/** Rows whose cells have no certain end are rejected before any reader gets them. */
function withFaults(content: SourceContent, file: SourceFile): SourceContent {
  if (file.kind !== 'table' || file.table.faults.length === 0) return content;
  const faults = file.table.faults.map(({ number, reason }) => ({
    file: file.path,
    row: number,
    reason,
  }));
  return {
    ...content,
    read: content.read + faults.length,
    rejected: [...(content.rejected ?? []), ...faults],
  };
}

/** Rejects a match with a name that no page could show like any other bad row. */
function withoutUnfitNames(content: SourceContent): SourceContent {
  const rejected: RejectedRow[] = [];
  const matches = (content.matches ?? []).filter(({ file, row, rows, home, away, competition }) => {
    const fault =
      nameFault(home) ??
      nameFault(away) ??
      nameFault(competition.name) ??
      nameFault(competition.countryName);
    if (fault !== undefined)
      rejected.push({ file, row, reason: fault, ...(rows === undefined ? {} : { rows }) });
    return fault === undefined;
  });
  return rejected.length === 0
    ? content
    : { ...content, matches, rejected: [...(content.rejected ?? []), ...rejected] };
}
