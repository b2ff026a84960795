import type { CouponCore } from '../setup/CouponCore.ts';

/**
 * The least amount (minor units) where the maximum allows it: it may lie between two amounts for
 * each bet.
 */
export function offeredLeast({
  limits,
  money,
  stakeCheck,
}: Pick<CouponCore, 'limits' | 'money' | 'stakeCheck'>): number | undefined {
  const most = money.isVipOn ? undefined : limits.maxStakeMinor;
  const least = stakeCheck.leastStakeMinor;
  return least > stakeCheck.perField(most ?? Infinity, Math.floor) ? undefined : least;
}
