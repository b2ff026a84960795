import type { CoreServices } from '#core';
import { couponSelectionsToken } from '../contract.ts';

/** Behind `clearCouponCommand`. */
export async function clearCoupon(
  _payload: Readonly<Record<string, never>>,
  services: CoreServices,
): Promise<void> {
  (await services.services.get(couponSelectionsToken)).clear();
}
