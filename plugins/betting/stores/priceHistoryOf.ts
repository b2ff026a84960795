import type { CoreServices } from '#core';
import { PriceHistoryApi } from '../api/PriceHistoryApi.ts';
import type { PriceHistory } from '../domain/priceHistory.ts';
import { AskedStore } from './AskedStore.ts';

/** A price tick is at least so long. */
const refreshEveryMs = 15_000;

/** The history of one market, kept up to date while its chart is open. */
export function priceHistoryOf(marketId: number, core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>): AskedStore<PriceHistory> {
  const api = new PriceHistoryApi(core);
  return new AskedStore(core, () => api.priceHistory(marketId), refreshEveryMs);
}
