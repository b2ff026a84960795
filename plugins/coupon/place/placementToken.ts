import { createToken } from '#core';
import type { PlacementStore } from './PlacementStore.ts';

/** The bet on its way. For the coupon only. */
export const placementToken = createToken<PlacementStore>('coupon.placement', 1);
