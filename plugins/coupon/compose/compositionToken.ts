import { createToken } from '#core';
import type { CompositionStore } from './CompositionStore.ts';

/** Kind, order, blocks and own stakes as composed. For the coupon only. */
export const compositionToken = createToken<CompositionStore>('coupon.composition', 1);
