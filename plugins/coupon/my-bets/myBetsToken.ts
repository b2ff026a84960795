import { createToken } from '#core';
import type { MyBetsStore } from './MyBetsStore.ts';

/** Open and recently settled bets. For the coupon only. */
export const myBetsToken = createToken<MyBetsStore>('coupon.my-bets', 1);
