import type { CoreServices } from '#core';
import { couponSelectionsToken, type CouponSelections } from '../contract.ts';
import { SelectionsStore } from './SelectionsStore.ts';

/** Behind `couponSelectionsToken`. */
export function createSelections(services: CoreServices): SelectionsStore {
  return new SelectionsStore(services.storage);
}

/** Behind the tokens of other plugins for a part of the selections. */
export async function findSelections({ services }: CoreServices): Promise<CouponSelections> {
  return services.get(couponSelectionsToken);
}
