import type { CoreServices } from '#core';
import { MoneyApi } from './MoneyApi.ts';
import { PromoStore } from './PromoStore.ts';

/** Creates the store of the person's codes while they are shown. */
export function createPromoStore({ http }: Pick<CoreServices, 'http'>): PromoStore {
  return new PromoStore(new MoneyApi(http));
}
