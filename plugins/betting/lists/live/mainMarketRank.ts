import { rowMarkets } from '../table/rowMarkets.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/** What a row offers now: 2 the result, 1 another market, 0 nothing. Decided ones drop out. */
export function mainMarketRank(event: SportEvent): 0 | 1 | 2 {
  const { result, total, handicap } = rowMarkets(event.mainMarkets);
  if (result !== undefined) return 2;
  return total === undefined && handicap === undefined ? 0 : 1;
}
