import { clubName } from '../names/clubs.ts';
import { divisionOf } from '../names/competitions.ts';
import { BadRowError } from '../ImportReport.ts';
import { readSlashedDay } from '../readDay.ts';
import { checkSides, quote, readMatches, rowsOf, tableWith, type MatchFacts } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';
import type { SourceMatch, SourceOdds } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { pricesOf } from './readPrice.ts';

const family = 'football-data';
/** Time zone of the kick-offs of all leagues. */
const zone = 'Europe/London';
const requiredColumns = ['Div', 'Date', 'HomeTeam', 'AwayTeam'] as const;

/** A season of a division with prices of bookmakers, in columns that differ by season. */
export const footballDataReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    return table && readMatches(file.path, family, rowsOf(table), readMatch);
  },
};

/** Single bookmakers by priority, then market averages. */
const bookmakers = ['B365', 'PS', 'WH', 'BW', 'IW', 'VC', 'LB', 'GB', 'SB', 'SJ', 'BS'] as const;
const averages = ['Avg', 'BbAv'] as const;
type Cell = CsvRow['cell'];

function readMatch({ cell }: CsvRow): MatchFacts {
  const competition = divisionOf(cell('Div'));
  if (competition === undefined)
    throw new BadRowError(`Div ${quote(cell('Div'))} is not a known division`);
  const [home, away] = [clubName(cell('HomeTeam')), clubName(cell('AwayTeam'))];
  checkSides([home, away], ['HomeTeam', 'AwayTeam']);
  const notes = new Set<string>();
  const prices = readOdds(cell, notes);
  const { odds = prices.closingOdds, closingOdds } = prices;
  return {
    competition,
    home,
    away,
    odds,
    closingOdds,
    day: readSlashedDay(cell('Date')),
    kickOffMin: readKickOff(cell('Time')),
    zone,
    notes: [...notes],
    result: readResult(cell),
  };
}

function readKickOff(text: string): number | undefined {
  if (text === '') return undefined;
  const match = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(text);
  if (match === null) throw new BadRowError(`Time ${quote(text)} is not hh:mm`);
  return Number(match[1]) * 60 + Number(match[2]);
}

/** Reads corners and cards; impossible figures are dropped. */
function readCounts(cell: Cell): NonNullable<NonNullable<SourceMatch['result']>['counts']> {
  const read = ([home, away]: readonly [string, string]): readonly [number, number] | undefined =>
    /^\d{1,2}$/.test(home) && /^\d{1,2}$/.test(away) ? [Number(home), Number(away)] : undefined;
  const [corners, yellow, red] = [
    read([cell('HC'), cell('AC')]),
    read([cell('HY'), cell('AY')]),
    read([cell('HR'), cell('AR')]),
  ];
  return {
    ...(corners === undefined ? {} : { corners }),
    ...(yellow === undefined ? {} : { yellow }),
    ...(red === undefined ? {} : { red }),
  };
}

function readResult(cell: Cell): SourceMatch['result'] {
  const goals = [cell('FTHG'), cell('FTAG')] as const;
  if (goals[0] === '' && goals[1] === '') return undefined;
  const score = readGoals(goals, 'FTHG and FTAG');
  const outcome = score[0] > score[1] ? 'H' : score[0] < score[1] ? 'A' : 'D';
  if (cell('FTR') !== '' && cell('FTR') !== outcome)
    throw new BadRowError(`FTR ${quote(cell('FTR'))} contradicts the score ${score.join(':')}`);
  const counts = readCounts(cell);
  const known = { score, ...(Object.keys(counts).length === 0 ? {} : { counts }) };
  const half = [cell('HTHG'), cell('HTAG')] as const;
  if (half[0] === '' || half[1] === '') return known;
  const halfTime = readGoals(half, 'HTHG and HTAG');
  if (halfTime[0] > score[0] || halfTime[1] > score[1])
    throw new BadRowError(
      `the half-time score ${halfTime.join(':')} is above the final score ${score.join(':')}`,
    );
  return { ...known, halfTime };
}

function readGoals(texts: readonly [string, string], names: string): [number, number] {
  if (!texts.every((text) => /^\d{1,2}$/.test(text)))
    throw new BadRowError(`${names} ${quote(texts.join(':'))} are not two numbers of goals`);
  return [Number(texts[0]), Number(texts[1])];
}

/**
 * Reads each market from the first bookmaker that has it; closing prices have a C before the
 * outcome. Impossible prices are dropped and noted, because the match is usable without them.
 */
function readOdds(cell: Cell, notes: Set<string>): Pick<SourceMatch, 'odds' | 'closingOdds'> {
  const sources = [...bookmakers, ...averages];
  const firstPair = (
    names: readonly string[],
    read: (name: string, closing: '' | 'C') => Prices,
  ): ReturnType<typeof firstPairOf> =>
    firstPairOf(names, (name, closing) => withoutFault(() => read(name, closing), notes));
  const result = firstPair(sources, (name, closing) =>
    pricesOf(cell, [`${name}${closing}H`, `${name}${closing}D`, `${name}${closing}A`]),
  );
  const total = firstPair(['B365', 'P', ...averages], (name, closing) =>
    pricesOf(cell, [`${name}${closing}>2.5`, `${name}${closing}<2.5`]),
  );
  const handicap = firstPair(['B365', 'P', ...averages], (name, closing) => {
    const lineColumn = name === 'BbAv' ? 'BbAHh' : `AH${closing}h`;
    const prices =
      cell(lineColumn) === ''
        ? undefined
        : pricesOf(cell, [`${name}${closing}AHH`, `${name}${closing}AHA`]);
    return prices === undefined ? undefined : [readLine(cell(lineColumn), lineColumn), ...prices];
  });
  // A handicap that closed at another line is another market.
  const closingHandicap =
    handicap.closing?.[0] === handicap.opening?.[0] ? handicap.closing : undefined;
  return {
    odds: oddsOf(result.opening, total.opening, handicap.opening),
    closingOdds: oddsOf(result.closing, total.closing, closingHandicap),
  };
}

type Prices = readonly number[] | undefined;

function oddsOf(result: Prices, total: Prices, handicap: Prices): SourceOdds | undefined {
  if (result === undefined && total === undefined && handicap === undefined) return undefined;
  const [home = 0, draw = 0, away = 0] = result ?? [];
  const [over = 0, under = 0] = total ?? [];
  const [line = 0, homeHandicap = 0, awayHandicap = 0] = handicap ?? [];
  return {
    ...(result === undefined ? {} : { result: [home, draw, away] as const }),
    ...(total === undefined ? {} : { total: { line: 2.5, over, under } }),
    ...(handicap === undefined
      ? {}
      : { handicap: { line, home: homeHandicap, away: awayHandicap } }),
  };
}

/**
 * Returns the opening prices of the first source that has any, with the closing prices of the same
 * source, else of the first that has some.
 */
function firstPairOf(
  names: readonly string[],
  read: (name: string, closing: '' | 'C') => Prices,
): { readonly opening: Prices; readonly closing: Prices } {
  const openingName = names.find((name) => read(name, '') !== undefined);
  const closingName = [...(openingName === undefined ? [] : [openingName]), ...names].find(
    (name) => read(name, 'C') !== undefined,
  );
  return {
    opening: openingName === undefined ? undefined : read(openingName, ''),
    closing: closingName === undefined ? undefined : read(closingName, 'C'),
  };
}

function withoutFault(read: () => Prices, notes: Set<string>): Prices {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BadRowError)) throw error;
    notes.add(error.message);
    return undefined;
  }
}

function readLine(text: string, name: string): number {
  const line = Number(text);
  if (!Number.isFinite(line) || Math.abs(line) > 10 || !Number.isInteger(line * 4))
    throw new BadRowError(`${name} ${quote(text)} is not a handicap in quarters`);
  return line;
}
