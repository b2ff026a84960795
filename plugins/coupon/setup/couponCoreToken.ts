import { createToken } from '#core';
import type { CouponCore } from './CouponCore.ts';

/**
 * Stores from the selections to the place button, loaded with the first one. For the coupon only.
 */
export const couponCoreToken = createToken<CouponCore>('coupon.core', 1);
