import { createToken } from '#core';
import type { CodesStore } from './CodesStore.ts';

/** Coupons under short codes. For the coupon only. */
export const codesToken = createToken<CodesStore>('coupon.codes', 1);
