import { isPlain, type CouponType } from '#domain/ticket/CouponType.ts';

/**
 * The text of `coupon.kinds` that names what a coupon of several bets can bring: not all of it has
 * to come. Undefined for the kinds that pay one amount or nothing.
 */
export function winKey(type: CouponType): 'total.all' | 'total.up-to' | undefined {
  if (isPlain(type) || type === 'antiAccumulator') return undefined;
  return type === 'chain' || type === 'conditional' ? 'total.all' : 'total.up-to';
}
