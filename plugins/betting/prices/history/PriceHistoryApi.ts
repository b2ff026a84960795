import type { Http } from '#core';
import type { PriceHistory } from './priceHistory.ts';
import { priceHistoryFromWire } from './priceHistoryFromWire.ts';

/** Price history calls, separate because only an open chart needs them. */
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
