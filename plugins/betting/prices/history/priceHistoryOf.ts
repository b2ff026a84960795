import type { CoreServices } from '#core';
import { createResource, type Resource } from '#core/data';
import { PriceHistoryApi } from './PriceHistoryApi.ts';
import type { PriceHistory } from './priceHistory.ts';

/** The shortest step between two prices. */
const refreshEveryMs = 15_000;

/** The history of one market, kept up to date while its chart is open. */
export function priceHistoryOf(
  marketId: number,
  core: Pick<CoreServices, 'environment' | 'http' | 'scheduler'>,
): Resource<PriceHistory> {
  const api = new PriceHistoryApi(core);
  return createResource(core, { ask: () => api.priceHistory(marketId), everyMs: refreshEveryMs });
}
