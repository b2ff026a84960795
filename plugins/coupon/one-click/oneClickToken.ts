import { createToken } from '#core';
import type { OneClickStore } from './OneClickStore.ts';

/** One-click betting and the singles placed beside the coupon. For the coupon only. */
export const oneClickToken = createToken<OneClickStore>('coupon.one-click', 1);
