import { reject, type ImportReport } from './ImportReport.ts';
import { rateTeams } from './rateTeams.ts';
import type { Source } from './readSource.ts';
import { competitionKeyOf, type SourceMatch } from './SourceMatch.ts';
import type { SourceCourse } from './SourceReader.ts';

const dayMs = 86_400_000;
/** A match without a result so long after others of its competition was not played. */
const resultsAwaitedDays = 3;

/**
 * One match from what several files say: fixture and result, odds, chances by minute. Prices come
 * from odds, else from chances, else from ratings of the files, else from the results.
 */
export function joinMatches(
  { matches, courses, ratings }: Source,
  report: ImportReport,
): SourceMatch[] {
  const byTeams = new Map<string, SourceMatch[]>();
  for (const match of matches) {
    const key = teamsKey(match);
    const known = byTeams.get(key) ?? [];
    byTeams.set(key, known);
    const place = known.findIndex((other) => isSame(other, match));
    const other = known[place];
    if (other === undefined) known.push(match);
    else if (other.family === match.family)
      rejectMatch(
        report,
        match,
        `the match is in ${other.file === match.file ? '' : `${other.file} `}row ${other.row} already`,
      );
    else if (contradicts(other, match))
      rejectMatch(report, match, `the result contradicts ${other.file} row ${other.row}`);
    else known[place] = merge(other, match);
  }
  const joined = [...byTeams.values()].flat().map((match) => withRating(match, ratings));
  return rateTeams(withDisruptions(withCourses(joined, courses, report)));
}

function teamsKey(match: SourceMatch): string {
  const { home, away, number = 0 } = match;
  return [competitionKeyOf(match), home, away, number].join('|');
}

/** Files of two families may write one night as two days. */
function isSame(one: SourceMatch, other: SourceMatch): boolean {
  const apartDays = Math.abs(Date.parse(one.day) - Date.parse(other.day)) / dayMs;
  return apartDays <= (one.family === other.family ? 0 : 1);
}

function contradicts({ result: one }: SourceMatch, { result: other }: SourceMatch): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    (one.score[0] !== other.score[0] || one.score[1] !== other.score[1])
  );
}

/** The earlier one wins where both say something; the day is that of the one with a kick-off. */
function merge(one: SourceMatch, other: SourceMatch): SourceMatch {
  const base = one.kickOffMin === undefined && other.kickOffMin !== undefined ? other : one;
  const { file, rows = 1 } = base === one ? other : one;
  return {
    ...base,
    also: [...(one.also ?? []), ...(other.also ?? []), { file, rows }],
    round: one.round ?? other.round,
    group: one.group ?? other.group,
    odds: one.odds ?? other.odds,
    closingOdds: one.odds === undefined ? other.closingOdds : one.closingOdds,
    chances: one.chances ?? other.chances,
    result: mergeResults(one.result, other.result),
    extra: one.extra ?? other.extra,
    winner: one.winner ?? other.winner,
    retired: one.retired ?? other.retired,
    fate: one.fate ?? other.fate,
    course: one.course ?? other.course,
  };
}

/** The result with goals, and the counts of either. */
function mergeResults(
  one: SourceMatch['result'],
  other: SourceMatch['result'],
): SourceMatch['result'] {
  const result = (one?.goals === undefined ? other : undefined) ?? one;
  const counts = one?.counts ?? other?.counts;
  return result === undefined || counts === undefined ? result : { ...result, counts };
}

function withRating(match: SourceMatch, ratings: Source['ratings']): SourceMatch {
  if (match.odds !== undefined || match.chances !== undefined) return match;
  const [home, away] = [ratings.get(match.home)?.rating, ratings.get(match.away)?.rating];
  if (home === undefined || away === undefined) return match;
  const chance = 1 / (1 + 10 ** ((away - home) / 400));
  return { ...match, chances: { result: [chance, 0, 1 - chance] } };
}

function withCourses(
  matches: readonly SourceMatch[],
  courses: readonly SourceCourse[],
  report: ImportReport,
): SourceMatch[] {
  const courseOf = new Map<SourceMatch, SourceCourse>();
  for (const course of courses) {
    const fitting = matches.filter(
      ({ competition, home, away, day }) =>
        competition.sportId === course.sportId &&
        home === course.home &&
        away === course.away &&
        Math.abs(Number(day.slice(0, 4)) - course.year) <= 1,
    );
    const exact =
      fitting.length > 1
        ? fitting.filter(({ day }) => Number(day.slice(0, 4)) === course.year)
        : fitting;
    const [match, another] = exact;
    if (match === undefined || another !== undefined) {
      const reason =
        match === undefined ? 'no file has that match' : `there are ${exact.length} such matches`;
      reject(report, {
        file: course.file,
        row: course.row,
        rows: course.rows,
        reason: `${course.home} – ${course.away} ${course.year}: ${reason}`,
      });
    } else courseOf.set(match, course);
  }
  return matches.map((match) => {
    const course = courseOf.get(match);
    if (course === undefined) return match;
    const { file, rows } = course;
    return { ...match, course: course.course, also: [...(match.also ?? []), { file, rows }] };
  });
}

/** A match without a result was not played if its competition has gone on. */
function withDisruptions(matches: readonly SourceMatch[]): SourceMatch[] {
  const lastPlayed = new Map<string, string>();
  const isDecided = ({ result, winner }: SourceMatch): boolean =>
    result !== undefined || winner !== undefined;
  for (const match of matches)
    if (isDecided(match) && match.day > (lastPlayed.get(competitionKeyOf(match)) ?? ''))
      lastPlayed.set(competitionKeyOf(match), match.day);
  return matches.map((match) => {
    const last = lastPlayed.get(competitionKeyOf(match));
    const isOpen =
      last === undefined ||
      isDecided(match) ||
      match.fate !== undefined ||
      Date.parse(match.day) > Date.parse(last) - resultsAwaitedDays * dayMs;
    return isOpen ? match : { ...match, fate: 'no-result' };
  });
}

/** The rows of other files that said the same are no better. */
export function rejectMatch(report: ImportReport, match: SourceMatch, reason: string): void {
  const { file, row, rows = 1, also = [] } = match;
  reject(report, { file, row, rows, reason });
  for (const each of also) reject(report, { ...each, row: 1, reason });
}
