import { BadRowError } from '../ImportReport.ts';
import { readIsoDay, readSlashedDay } from '../readDay.ts';
import { checkSides, quote, readMatches, rowsOf, tableWith, type MatchFacts } from '../readRows.ts';
import type { CsvRow } from '../readTable.ts';
import type { SourceMatch } from '../SourceMatch.ts';
import type { SourceReader } from '../SourceReader.ts';
import { pricesOf } from './readPrice.ts';

const family = 'tennis-data';
const sportId = 4;
const requiredColumns = ['Tournament', 'Date', 'Round', 'Winner', 'Loser', 'Comment'] as const;
/** Bookmakers by priority, the average last. */
const sources = ['B365', 'PS', 'EX', 'LB', 'CB', 'UB', 'Avg'] as const;
/** The world plays to two sets, so a longer match keeps its winner but not its score. */
const setsPlayed = 2;

/** Tennis matches: winner first, odds of both, retirements and walkovers. */
export const tennisDataReader: SourceReader = {
  family,
  read: (file) => {
    const table = tableWith(file, requiredColumns);
    return table && readMatches(file.path, family, rowsOf(table), readMatch);
  },
};

function readMatch({ cell }: CsvRow): MatchFacts {
  const [won, lost, tournament] = [cell('Winner'), cell('Loser'), cell('Tournament')].map((text) =>
    text.slice(0, 80),
  ) as [string, string, string];
  checkSides([won, lost], ['Winner', 'Loser']);
  if (tournament === '') throw new BadRowError('Tournament is empty');
  // Sorted alphabetically, because the order of the file would reveal the winner.
  const isWinnerFirst = won < lost;
  const inOrder = <Value>(ofWinner: Value, ofLoser: Value): readonly [Value, Value] =>
    isWinnerFirst ? [ofWinner, ofLoser] : [ofLoser, ofWinner];
  const [home, away] = inOrder(won, lost);
  const day = /^\d{4}-/.test(cell('Date'))
    ? readIsoDay(cell('Date').slice(0, 10))
    : readSlashedDay(cell('Date'));
  const prices = sources
    .map((source) => pricesOf(cell, [`${source}W`, `${source}L`]))
    .find((pair) => pair !== undefined);
  const [homePrice, awayPrice] = inOrder(prices?.[0] ?? 0, prices?.[1] ?? 0);
  return {
    competition: {
      sportId,
      name: tournament,
      countryName: 'International',
      countryIso: 'int',
      isTop: cell('Series') === 'Grand Slam',
    },
    day,
    round: cell('Round'),
    home,
    away,
    ...(prices === undefined ? {} : { odds: { result: [homePrice, 0, awayPrice] as const } }),
    ...readEnd(cell, isWinnerFirst, inOrder),
  };
}

function readEnd(
  cell: CsvRow['cell'],
  isWinnerFirst: boolean,
  inOrder: (ofWinner: number, ofLoser: number) => readonly [number, number],
): Pick<SourceMatch, 'winner' | 'result' | 'retired' | 'fate'> {
  const winner = isWinnerFirst ? 1 : 2;
  switch (cell('Comment').toLowerCase()) {
    case 'completed': {
      const sets = [cell('Wsets'), cell('Lsets')].map((text) =>
        /^\d$/.test(text) ? Number(text) : Number.NaN,
      ) as [number, number];
      return sets[0] === setsPlayed && sets[1] < setsPlayed
        ? { result: { score: inOrder(sets[0], sets[1]) } }
        : { winner };
    }
    case 'retired':
    case 'disqualified':
      return { winner, retired: isWinnerFirst ? 2 : 1 };
    case 'walkover':
    case 'awarded':
      return { fate: 'cancelled' };
    default:
      throw new BadRowError(`Comment ${quote(cell('Comment'))} is not known`);
  }
}
