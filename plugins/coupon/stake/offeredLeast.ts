import type { CouponCore } from '../setup/CouponCore.ts';

/**
 * Minimum in minor units if the maximum allows it; per bet it may fall between two possible
 * amounts.
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
