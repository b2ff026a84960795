import { isRecord } from '#domain/values/isRecord.ts';
import { BadRowError } from '../ImportReport.ts';
import { leagueOf, type League } from '../names/leagues.ts';
import { dayOf } from '../readDay.ts';
import {
  checkSides,
  entriesOf,
  isListWith,
  quote,
  readMatches,
  recordOf,
  type MatchFacts,
} from '../readRows.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';

const family = 'american football';
const sportId = 11;
const quarters = ['1stQtr', '2ndQtr', '3rdQtr', '4thQtr'] as const;
const requiredFields = [
  'date',
  'home_team',
  'away_team',
  'home_final',
  'away_final',
  'home_close_ml',
  'away_close_ml',
] as const;
/** Bounds beyond the lines of any bookmaker. */
const widestSpread = 30;
const [lowestTotal, highestTotal] = [25, 75] as const;

type Entry = Readonly<Record<string, unknown>>;

/** Matches by quarters with American money lines, point spread and total. */
export const gridironReader: SourceReader = {
  family,
  read: (file) => {
    if (file.kind !== 'json' || !isListWith(file.value, requiredFields)) return undefined;
    const entries = file.value;
    const league = leagueOf(
      new Set(
        entries.flatMap((entry) =>
          isRecord(entry)
            ? [entry['home_team'], entry['away_team']].filter((name) => typeof name === 'string')
            : [],
        ),
      ),
      sportId,
    );
    return (
      league &&
      readMatches(file.path, family, entriesOf(entries), (entry) =>
        readMatch(recordOf(entry), league),
      )
    );
  },
};

function readMatch(entry: Entry, league: League): MatchFacts {
  const [home, away] = (['home_team', 'away_team'] as const).map((field) => {
    const name = typeof entry[field] === 'string' ? league.teamName(entry[field]) : undefined;
    if (name === undefined)
      throw new BadRowError(
        `${field} ${quote(entry[field])} is no team of the ${league.competition.name}`,
      );
    return name;
  }) as [string, string];
  checkSides([home, away], ['home_team', 'away_team']);
  const moneyLines = [
    readNumber(entry, 'home_close_ml'),
    readNumber(entry, 'away_close_ml'),
  ] as const;
  const prices = moneyLines.map(decimalOf) as [number, number];
  const { total, notes } = readLines(entry, moneyLines);
  return {
    competition: league.competition,
    day: readDay(entry['date']),
    home,
    away,
    notes,
    odds: { result: [prices[0], 0, prices[1]] },
    ...(total === undefined ? {} : { chances: { total: { line: total, over: 0.5 } } }),
    result: readResult(entry),
  };
}

/** Parses a day: 20200910.0 is 10 September 2020. */
function readDay(value: unknown): string {
  const match = /^(\d{4})(\d{2})(\d{2})(?:\.0)?$/.exec(
    typeof value === 'number' || typeof value === 'string' ? String(value) : '',
  );
  if (match === null) throw new BadRowError(`date ${quote(value)} is not like 20200910`);
  return dayOf(Number(match[1]), Number(match[2]), Number(match[3]), value);
}

function readNumber(entry: Entry, field: string): number {
  const value = entry[field];
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value.trim())
        ? Number(value)
        : Number.NaN;
  if (!Number.isFinite(number)) throw new BadRowError(`${field} ${quote(value)} is not a number`);
  return number;
}

/** Converts American odds to thousandths: -450 wins 100 for 450, +375 wins 375 for 100. */
function decimalOf(moneyLine: number): number {
  if (Math.abs(moneyLine) < 100 || Math.abs(moneyLine) > 50_000)
    throw new BadRowError(`the money line ${moneyLine} is not 100 or more`);
  return Math.round(1000 + (moneyLine > 0 ? moneyLine * 10 : 100_000 / -moneyLine));
}

/** Reads the total, which some rows have in the handicap column, and the unusable parts. */
function readLines(
  entry: Entry,
  [homeLine, awayLine]: readonly [number, number],
): { readonly total: number | undefined; readonly notes: readonly string[] } {
  const [first, second] = [lineOf(entry, 'home_close_spread'), lineOf(entry, 'close_over_under')];
  const isTurned =
    first !== undefined &&
    second !== undefined &&
    isTotal(Math.abs(first)) &&
    Math.abs(second) <= widestSpread;
  if (isTurned)
    return {
      total: Math.abs(first),
      notes: [
        `home_close_spread ${first} and close_over_under ${second} are in each other's place`,
      ],
    };
  const notes: string[] = [];
  if (second !== undefined && !isTotal(second))
    notes.push(`close_over_under ${second} is no total of a match`);
  if (first !== undefined && Math.abs(first) > widestSpread)
    notes.push(`home_close_spread ${first} is no handicap of a match`);
  // A favourite gives points. If the teams are nearly even, both signs are possible.
  else if (
    first !== undefined &&
    Math.abs(first) > 2.5 &&
    decimalOf(homeLine) < decimalOf(awayLine) !== first < 0
  )
    notes.push(
      `home_close_spread ${first} contradicts the money lines ${homeLine} and ${awayLine}`,
    );
  return { total: second !== undefined && isTotal(second) ? second : undefined, notes };
}

function isTotal(line: number): boolean {
  return line >= lowestTotal && line <= highestTotal;
}

/** Returns a line; undefined also if it is not a number, because the match is usable without it. */
function lineOf(entry: Entry, field: string): number | undefined {
  const value = entry[field];
  if (value === undefined || value === null || value === '') return undefined;
  try {
    return readNumber(entry, field);
  } catch {
    return Number.NaN;
  }
}

function readResult(entry: Entry): SourceMatch['result'] {
  if (
    [entry['home_final'], entry['away_final']].every(
      (value) => value === undefined || value === null || value === '',
    )
  )
    return undefined;
  const final = readPoints(entry, 'final');
  const periods = quarters.map((quarter) => readPoints(entry, quarter));
  const regular = [0, 1].map((team) =>
    periods.reduce((sum, period) => sum + (period[team] ?? 0), 0),
  );
  if (final[0] < (regular[0] ?? 0) || final[1] < (regular[1] ?? 0))
    throw new BadRowError(
      `the quarters make ${regular.join(':')}, more than the final score ${final.join(':')}`,
    );
  const isTied = regular[0] === regular[1];
  if (!isTied && (final[0] !== regular[0] || final[1] !== regular[1]))
    throw new BadRowError(
      `the quarters make ${regular.join(':')} and not the final score ${final.join(':')}`,
    );
  return {
    score: final,
    periods:
      isTied && final[0] !== final[1]
        ? [...periods, [final[0] - (regular[0] ?? 0), final[1] - (regular[1] ?? 0)]]
        : periods,
  };
}

function readPoints(entry: Entry, part: string): readonly [number, number] {
  const points = [readNumber(entry, `home_${part}`), readNumber(entry, `away_${part}`)];
  if (!points.every((value) => Number.isInteger(value) && value >= 0 && value < 120))
    throw new BadRowError(
      `home_${part} and away_${part} ${quote(points.join(':'))} are not points`,
    );
  return [points[0] ?? 0, points[1] ?? 0];
}
