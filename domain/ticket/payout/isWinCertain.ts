import type { CouponType } from '../CouponType.ts';
import type { Settlement } from '../Settlement.ts';

/**
 * Whether a coupon wins whatever the results of its open selections: an anti-accumulator with a
 * lost one. While others are open it is not settled, because a void one changes its payout. Source:
 * CPN-834; CPN-91.
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
