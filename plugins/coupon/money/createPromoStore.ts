import type { CoreServices } from '#core';
import { MoneyApi } from './MoneyApi.ts';
import { PromoStore } from './PromoStore.ts';

/** The codes of the signed-in person, while they are shown. */
export function createPromoStore({ http }: Pick<CoreServices, 'http'>): PromoStore {
  return new PromoStore(new MoneyApi(http));
}
