import { rowMarkets } from '../table/rowMarkets.ts';
import type { SportEvent } from '../../feed/SportEvent.ts';

/**
 * Returns 2 if the row offers a result, 1 for another market, 0 for none; decided ones do not
 * count.
 */
export function mainMarketRank(event: SportEvent): 0 | 1 | 2 {
  const { result, total, handicap } = rowMarkets(event.mainMarkets);
  if (result !== undefined) return 2;
  return total === undefined && handicap === undefined ? 0 : 1;
}
