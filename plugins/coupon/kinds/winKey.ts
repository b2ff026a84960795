import { isPlain, type CouponType } from '#domain/ticket/CouponType.ts';

/**
 * Returns the key in `coupon.kinds` for the largest payout of a coupon of several bets; undefined
 * for kinds that pay one amount or nothing.
 */
export function winKey(type: CouponType): 'total.all' | 'total.up-to' | undefined {
  if (isPlain(type) || type === 'antiAccumulator') return undefined;
  return type === 'chain' || type === 'conditional' ? 'total.all' : 'total.up-to';
}
