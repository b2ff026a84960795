import { createToken } from '#core';
import type { CouponAccountStore } from './CouponAccountStore.ts';

/** The account that pays. For the coupon only. */
export const couponAccountToken = createToken<CouponAccountStore>('coupon.account', 1);
