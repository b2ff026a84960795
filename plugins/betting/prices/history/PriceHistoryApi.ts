import type { Http } from '#core';
import type { PriceHistory } from './priceHistory.ts';
import { priceHistoryFromWire } from './priceHistoryFromWire.ts';

/** Calls for price history, in a file of their own because they are needed only when a chart is opened. */
export class PriceHistoryApi {
  readonly #http: Http;

  constructor(core: { readonly http: Http }) {
    this.#http = core.http;
  }

  async priceHistory(marketId: number): Promise<PriceHistory> {
    return priceHistoryFromWire(
      await this.#http.call('betting.priceHistory', { params: { id: marketId } }),
    );
  }
}
