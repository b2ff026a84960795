import type { CoreServices } from '#core';
import { CouponView } from './CouponView.ts';
import { pendingPlacements } from './pendingPlacements.ts';

/** Behind `couponViewToken`: busy from the start when a reload interrupted a placement. */
export function createCouponView(services: CoreServices): CouponView {
  return new CouponView(pendingPlacements(services.storage).read().length > 0);
}
