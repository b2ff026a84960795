import { createToken } from '#core';
import type { CouponStores } from './CouponStores.ts';

/** Stores of the coupon's features, loaded with the first selection. For the coupon only. */
export const couponStoresToken = createToken<CouponStores>('coupon.stores', 1);
