import type { CouponType } from '../CouponType.ts';
import type { Settlement } from '../Settlement.ts';

/**
 * Whether a coupon wins whatever becomes of its open selections: an anti-accumulator of which one
 * is lost. While others are open it is not settled, because a void one changes what it pays.
 * Source: CPN-834; CPN-91.
 */
export function isWinCertain({
  type,
  selections,
}: {
  readonly type: CouponType;
  readonly selections: readonly { readonly settlement: Settlement }[];
}): boolean {
  return type === 'antiAccumulator' && selections.some(({ settlement }) => settlement === 'lost');
}
