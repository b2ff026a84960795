import { createToken } from '#core';
import type { PlacementStore } from './PlacementStore.ts';

/** The pending bet. For the coupon only. */
export const placementToken = createToken<PlacementStore>('coupon.placement', 1);
