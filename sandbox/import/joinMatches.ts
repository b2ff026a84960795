import type { ImportedEvent } from '../world/ImportedEvent.ts';
import { reject, type ImportReport } from './ImportReport.ts';
import { isSameRound } from './joining/isSameRound.ts';
import { spellingKeysOf } from './joining/spellingKeys.ts';
import { daysBetween, isSameSeason } from './isSameSeason.ts';
import { unaccented } from './names/normaliseName.ts';
import { rateTeams } from './rateTeams.ts';
import { recogniseMatches } from './recogniseMatches.ts';
import type { Source } from './readSource.ts';
import { competitionKeyOf, type SourceMatch } from './SourceMatch.ts';
import type { SourceCourse } from './SourceReader.ts';

const dayMs = 86_400_000;
/** A match without a result this many days after others of its competition was not played. */
const resultsAwaitedDays = 3;

/**
 * Joins the rows of several files into one match: fixture and result, odds, chances by minute.
 * Prices come from odds, else from chances, else from ratings of the files, else from the results.
 */
export function joinMatches(
  { matches: asWritten, courses, ratings }: Source,
  report: ImportReport,
  known: readonly ImportedEvent[] = [],
): { readonly matches: SourceMatch[]; readonly courses: readonly SourceCourse[] } {
  const alike = withOneSpelling(
    asWritten,
    ({ competition: { sportId, countryIso } }, name) =>
      `${sportId}|${countryIso}|${unaccented(name)}`,
  );
  const keyOf = spellingKeysOf(alike);
  const matches = withOneSpelling(alike, (match, name) => {
    const competition = competitionKeyOf(match);
    return `${competition}|${keyOf(competition, name)}`;
  });
  const byTeams = new Map<string, SourceMatch[]>();
  const pairs = Map.groupBy(matches, teamsKey);
  /** Whether its teams meet at this venue only once in that season, according to this file. */
  const isOnly = (match: SourceMatch): boolean =>
    (pairs.get(teamsKey(match)) ?? []).filter(
      (each) => each.file === match.file && isSameSeason(each, match),
    ).length === 1;
  for (const match of matches) {
    const key = teamsKey(match);
    const known = byTeams.get(key) ?? [];
    byTeams.set(key, known);
    const place = known.findIndex(
      (other) =>
        isSame(other, match) ||
        (other.file !== match.file &&
          isSameSeason(other, match) &&
          (isSameRound(other, match) || (isOnly(other) && isOnly(match)))),
    );
    const other = known[place];
    if (other === undefined) known.push(match);
    else if (other.family === match.family && other.day === match.day)
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
  const recognised = recogniseMatches(joined, known);
  const open: SourceCourse[] = [];
  const all = rateTeams(withDisruptions(withCourses(recognised, courses, known, open, report)));
  return { matches: withoutDoubles(all, report), courses: open };
}

/** Gives spellings of a team with the same key one name: the one with most accents. */
function withOneSpelling(
  matches: readonly SourceMatch[],
  keyOf: (match: SourceMatch, name: string) => string,
): readonly SourceMatch[] {
  const names = new Map<string, string>();
  const marks = (name: string): number => name.normalize('NFD').match(/\p{M}/gu)?.length ?? 0;
  for (const match of matches)
    for (const name of [match.home, match.away]) {
      const key = keyOf(match, name);
      const before = names.get(key);
      if (before === undefined || marks(name) > marks(before)) names.set(key, name);
    }
  const nameOf = (match: SourceMatch, name: string): string =>
    names.get(keyOf(match, name)) ?? name;
  return matches.map((match) => ({
    ...match,
    home: nameOf(match, match.home),
    away: nameOf(match, match.away),
  }));
}

/** Rejects the later of two simultaneous matches of a club, which cannot be. */
function withoutDoubles(matches: readonly SourceMatch[], report: ImportReport): SourceMatch[] {
  const played = new Map<string, SourceMatch>();
  return matches.filter((match) => {
    const { kickOffMin, day, competition, fate } = match;
    if (kickOffMin === undefined || fate !== undefined) return true;
    const places = [match.home, match.away].map(
      (side) => `${competition.sportId}|${competition.countryIso}|${side}|${day}|${kickOffMin}`,
    );
    const other = places.map((place) => played.get(place)).find((each) => each !== undefined);
    if (other !== undefined) {
      const reason = `a side plays ${other.home} – ${other.away} at that time (${other.file} row ${other.row})`;
      rejectMatch(report, match, reason);
      return false;
    }
    for (const place of places) played.set(place, match);
    return true;
  });
}

function teamsKey(match: SourceMatch): string {
  const { home, away, number = 0 } = match;
  return [competitionKeyOf(match), home, away, number].join('|');
}

/** Files of two families may give different days for a night match. */
function isSame(one: SourceMatch, other: SourceMatch): boolean {
  return daysBetween(one, other) <= (one.family === other.family ? 0 : 1);
}

function contradicts({ result: one }: SourceMatch, { result: other }: SourceMatch): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    (one.score[0] !== other.score[0] || one.score[1] !== other.score[1])
  );
}

/**
 * Merges two rows. The earlier one has priority where both have a value; the day is that of the row
 * with a result or a kick-off.
 */
function merge(one: SourceMatch, other: SourceMatch): SourceMatch {
  const isTimed = one.kickOffMin === undefined && other.kickOffMin !== undefined;
  const isMoved = daysBetween(one, other) > 1;
  const base = (isMoved ? one.result === undefined : isTimed) ? other : one;
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
    fate:
      one.result !== undefined || other.result !== undefined ? undefined : (one.fate ?? other.fate),
    course: one.course ?? other.course,
  };
}

/** Returns the result with goals, with the counts of either. */
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
  known: readonly ImportedEvent[],
  open: SourceCourse[],
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
    if (match === undefined && known.some((event) => belongsTo(course, event))) {
      open.push(course);
      continue;
    }
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

/** Whether the chances belong to a match of an earlier import. */
export function belongsTo(course: SourceCourse, event: ImportedEvent): boolean {
  return (
    event.sportId === course.sportId &&
    event.home === course.home &&
    event.away === course.away &&
    event.calendar?.day.slice(0, 4) === String(course.year)
  );
}

/** Marks a match without a result as not played if its competition has continued. */
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

/** Rows of other files about the match are rejected as well. */
export function rejectMatch(report: ImportReport, match: SourceMatch, reason: string): void {
  const { file, row, rows = 1, also = [] } = match;
  reject(report, { file, row, rows, reason });
  for (const each of also) reject(report, { ...each, row: 1, reason });
}
