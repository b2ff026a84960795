import type { CoreServices } from '#core';
import { CouponUiStore } from './CouponUiStore.ts';
import { pendingPlacements } from '../place/pendingPlacements.ts';

/** Behind `couponViewToken`: busy from the start when a reload interrupted a placement. */
export function createCouponUi(services: CoreServices): CouponUiStore {
  return new CouponUiStore(pendingPlacements(services.storage).read().length > 0);
}
