import { winnersWithMoreTime } from '../markets/winnersWithMoreTime.ts';
import type { ImportedOdds } from '../ImportedEvent.ts';
import { lineAt, type MarketType } from '../markets/MarketType.ts';
import { highestOdds, lowestOdds } from './priceLadder.ts';
import type { Quote } from './quoteMarket.ts';

/**
 * Returns a market at the imported prices; undefined without any. `written` are those of the file.
 */
export function importedQuote(
  odds: ImportedOdds | undefined,
  type: MarketType,
  lineIndex: number,
  written: readonly (ImportedOdds | undefined)[],
): Quote | undefined {
  const given = odds === undefined ? undefined : pricesOf(odds, type, lineAt(type, lineIndex));
  if (given === undefined) return undefined;
  // Prices of a file are never recalculated, whatever their margin.
  const prices = given.map(asWritten);
  const isUnchanged = written.some((each) => {
    const file = each === undefined ? undefined : pricesOf(each, type, lineAt(type, lineIndex));
    return file?.every((price, outcome) => asWritten(price) === prices[outcome]) === true;
  });
  return { type, lineIndex, odds: prices, source: isUnchanged ? 'file' : 'file_moving' };
}

/** Rounds to hundredths, even if the price ladder has larger steps. */
function asWritten(odds: number): number {
  return Math.min(highestOdds, Math.max(lowestOdds, Math.round(odds / 10) * 10));
}

/** Scopes of odds in files: regular time, with overtime, games of a tennis match. */
const wholeMatch: ReadonlySet<string> = new Set(['match', 'full', 'regular', 'games']);

function pricesOf(
  odds: ImportedOdds,
  type: MarketType,
  line: number | undefined,
): readonly number[] | undefined {
  if (!wholeMatch.has(type.scope)) return undefined;
  const isTwoWay = odds.result !== undefined && odds.result[1] === 0;
  if (type.nameKey === 'winner' || winnersWithMoreTime.has(type.nameKey))
    return odds.result !== undefined && isTwoWay ? [odds.result[0], odds.result[2]] : undefined;
  switch (type.nameKey) {
    case 'result':
      return isTwoWay ? undefined : odds.result;
    case 'total':
    case 'asianTotal':
      return odds.total !== undefined && odds.total.line === line
        ? [odds.total.over, odds.total.under]
        : undefined;
    case 'handicap':
    case 'asianHandicap':
      return odds.handicap !== undefined && odds.handicap.line === line
        ? [odds.handicap.home, odds.handicap.away]
        : undefined;
    default:
      return undefined;
  }
}
