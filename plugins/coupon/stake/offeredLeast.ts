import type { CouponStores } from '../setup/CouponStores.ts';

/**
 * The least amount (minor units) where the maximum allows it: it may lie between two amounts for
 * each bet.
 */
export function offeredLeast({
  limits,
  money,
}: Pick<CouponStores, 'limits' | 'money'>): number | undefined {
  const most = money.isVipOn ? undefined : limits.maxStakeMinor;
  const least = limits.leastStakeMinor;
  return least > limits.perField(most ?? Infinity, Math.floor) ? undefined : least;
}
