import type { Http } from '#core';
import type { Promotion, Promotions } from './Promotions.ts';
import { readPromotions } from './promotionsFromWire.ts';

export async function loadPromotions(http: Http, signal: AbortSignal): Promise<Promotions> {
  return readPromotions(await http.call('bonuses.promotions', { signal }));
}

/** Joins under the terms that were shown. */
export async function joinPromotion(
  http: Http,
  { id, version }: Promotion,
  key: string,
): Promise<Promotions> {
  return readPromotions(
    await http.call('bonuses.join', { params: { id }, body: { version }, idempotencyKey: key }),
  );
}
