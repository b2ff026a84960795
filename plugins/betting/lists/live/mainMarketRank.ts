import { rowMarkets } from '../table/rowMarkets.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** What a row can offer now: 2 the result, 1 another of its markets, 0 nothing. Decided questions are taken off it. */
export function mainMarketRank(event: SportEvent): 0 | 1 | 2 {
  const { result, total, handicap } = rowMarkets(event.mainMarkets);
  if (result !== undefined) return 2;
  return total === undefined && handicap === undefined ? 0 : 1;
}
