import { createToken } from '#core';
import type { CouponCore } from './CouponCore.ts';

/**
 * From the selections to the place button; loaded with the first selection. For the coupon only.
 */
export const couponCoreToken = createToken<CouponCore>('coupon.core', 1);
