import { BadRowError, type RejectedRow } from './ImportReport.ts';
import { parseCsv } from './parseCsv.ts';
import type { SourceMatch } from './SourceMatch.ts';

/** Divisions by the code in the file, never by the file's name. */
const divisions: Readonly<Record<string, { readonly competition: string; readonly country: string; readonly iso: string }>> = {
  E0: { competition: 'Premier League', country: 'England', iso: 'gb-eng' },
  E1: { competition: 'Championship', country: 'England', iso: 'gb-eng' },
  E2: { competition: 'League One', country: 'England', iso: 'gb-eng' },
  E3: { competition: 'League Two', country: 'England', iso: 'gb-eng' },
  SC0: { competition: 'Premiership', country: 'Scotland', iso: 'gb-sct' },
  SP1: { competition: 'La Liga', country: 'Spain', iso: 'es' },
  SP2: { competition: 'Segunda División', country: 'Spain', iso: 'es' },
  D1: { competition: 'Bundesliga', country: 'Germany', iso: 'de' },
  D2: { competition: '2. Bundesliga', country: 'Germany', iso: 'de' },
  I1: { competition: 'Serie A', country: 'Italy', iso: 'it' },
  I2: { competition: 'Serie B', country: 'Italy', iso: 'it' },
  F1: { competition: 'Ligue 1', country: 'France', iso: 'fr' },
  F2: { competition: 'Ligue 2', country: 'France', iso: 'fr' },
  N1: { competition: 'Eredivisie', country: 'Netherlands', iso: 'nl' },
  P1: { competition: 'Primeira Liga', country: 'Portugal', iso: 'pt' },
  B1: { competition: 'Pro League', country: 'Belgium', iso: 'be' },
  T1: { competition: 'Süper Lig', country: 'Turkey', iso: 'tr' },
  G1: { competition: 'Super League', country: 'Greece', iso: 'gr' },
};

/** Sets of columns in the order of trust: market averages first, single bookmakers after. */
const resultColumns = ['Avg', 'BbAv', 'B365', 'PS', 'BW', 'IW', 'WH', 'VC', 'LB', 'GB', 'SB', 'SJ', 'BS'] as const;
const totalColumns: readonly (readonly [string, string])[] = [
  ['Avg>2.5', 'Avg<2.5'],
  ['BbAv>2.5', 'BbAv<2.5'],
  ['B365>2.5', 'B365<2.5'],
  ['P>2.5', 'P<2.5'],
];
const handicapColumns: readonly (readonly [string, string, string])[] = [
  ['AHh', 'AvgAHH', 'AvgAHA'],
  ['AHh', 'B365AHH', 'B365AHA'],
  ['BbAHh', 'BbAvAHH', 'BbAvAHA'],
];

const requiredColumns = ['Div', 'Date', 'HomeTeam', 'AwayTeam'] as const;

export function isFootballDataCsv(text: string): boolean {
  const header = (parseCsv(text.slice(0, 4000))[0] ?? []).map((name) => name.trim());
  return requiredColumns.every((column) => header.includes(column));
}

/** One season of one division, read by the header of its columns. */
export function readFootballDataCsv(file: string, text: string): { readonly matches: SourceMatch[]; readonly rejected: RejectedRow[] } {
  const [header = [], ...rows] = parseCsv(text);
  const columnOf = new Map(header.map((name, index) => [name, index] as const).filter(([name]) => name !== ''));
  const matches: SourceMatch[] = [];
  const rejected: RejectedRow[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell === '')) continue;
    const cell = (name: string): string => cells[columnOf.get(name) ?? -1] ?? '';
    try {
      matches.push(readRow(cell));
    } catch (error) {
      if (!(error instanceof BadRowError)) throw error;
      rejected.push({ file, row: index + 2, reason: error.message });
    }
  }
  return { matches, rejected };
}

function readRow(cell: (name: string) => string): SourceMatch {
  const division = divisions[cell('Div')];
  if (division === undefined) throw new BadRowError(`Div "${cell('Div')}" is not a known division`);
  const home = cell('HomeTeam');
  const away = cell('AwayTeam');
  if (home === '' || away === '') throw new BadRowError('HomeTeam or AwayTeam is empty');
  if (home === away) throw new BadRowError(`HomeTeam and AwayTeam are both "${home}"`);
  const odds = readOdds(cell);
  const result = readResult(cell);
  return {
    family: 'football-data',
    competition: division.competition,
    countryName: division.country,
    countryIso: division.iso,
    day: readDay(cell('Date')),
    kickOffMin: readKickOff(cell('Time')),
    round: undefined,
    home,
    away,
    odds,
    result,
  };
}

/** dd/mm/yy or dd/mm/yyyy. */
export function readDay(text: string): string {
  const match = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/.exec(text);
  if (match === null) throw new BadRowError(`Date "${text}" is not dd/mm/yy or dd/mm/yyyy`);
  const [, day, month, year] = match;
  const fullYear = year!.length === 4 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900);
  const date = new Date(Date.UTC(fullYear, Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1) throw new BadRowError(`Date "${text}" does not exist`);
  return date.toISOString().slice(0, 10);
}

function readKickOff(text: string): number | undefined {
  if (text === '') return undefined;
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (match === null) throw new BadRowError(`Time "${text}" is not hh:mm`);
  return Number(match[1]) * 60 + Number(match[2]);
}

function readResult(cell: (name: string) => string): SourceMatch['result'] {
  const goals = [cell('FTHG'), cell('FTAG')] as const;
  if (goals[0] === '' && goals[1] === '') return undefined;
  const score = readGoals(goals, 'FTHG and FTAG');
  const outcome = score[0] > score[1] ? 'H' : score[0] < score[1] ? 'A' : 'D';
  if (cell('FTR') !== '' && cell('FTR') !== outcome) throw new BadRowError(`FTR "${cell('FTR')}" contradicts the score ${score.join(':')}`);
  const half = [cell('HTHG'), cell('HTAG')] as const;
  if (half[0] === '' || half[1] === '') return { score };
  const halfTime = readGoals(half, 'HTHG and HTAG');
  if (halfTime[0] > score[0] || halfTime[1] > score[1]) throw new BadRowError(`the half-time score ${halfTime.join(':')} is above the final score ${score.join(':')}`);
  return { score, halfTime };
}

function readGoals(texts: readonly [string, string], names: string): [number, number] {
  if (!texts.every((text) => /^\d{1,2}$/.test(text))) throw new BadRowError(`${names} "${texts.join(':')}" are not two numbers of goals`);
  return [Number(texts[0]), Number(texts[1])];
}

function readOdds(cell: (name: string) => string): SourceMatch['odds'] {
  const prices = (names: readonly string[]): number[] | undefined => {
    const texts = names.map(cell);
    if (texts.some((text) => text === '')) return undefined;
    return texts.map((text, index) => readPrice(text, names[index]!));
  };
  const result = firstOf(resultColumns, (prefix) => prices([`${prefix}H`, `${prefix}D`, `${prefix}A`]));
  const total = firstOf(totalColumns, (names) => prices(names));
  const handicap = firstOf(handicapColumns, ([line, home, away]) => {
    const pair = prices([home, away]);
    return pair === undefined || cell(line) === '' ? undefined : { line: readLine(cell(line), line), home: pair[0]!, away: pair[1]! };
  });
  if (result === undefined && total === undefined && handicap === undefined) return undefined;
  return {
    ...(result === undefined ? {} : { result: [result[0]!, result[1]!, result[2]!] as const }),
    ...(total === undefined ? {} : { total: { line: 2.5, over: total[0]!, under: total[1]! } }),
    ...(handicap === undefined ? {} : { handicap }),
  };
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Decimal odds as thousandths. */
function readPrice(text: string, name: string): number {
  const match = /^(\d{1,4})(?:\.(\d{1,3})\d*)?$/.exec(text);
  const thousandths = match === null ? 0 : Number(match[1]) * 1000 + Number((match[2] ?? '').padEnd(3, '0'));
  if (thousandths < 1001 || thousandths > 1_001_000) throw new BadRowError(`${name} "${text}" is not a price between 1.001 and 1001`);
  return thousandths;
}

function readLine(text: string, name: string): number {
  const line = Number(text);
  if (!Number.isFinite(line) || Math.abs(line) > 10 || !Number.isInteger(line * 4)) throw new BadRowError(`${name} "${text}" is not a handicap in quarters`);
  return line;
}
