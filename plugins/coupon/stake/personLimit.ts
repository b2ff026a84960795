import type { Account } from '../../auth/contract.ts';
import type { CouponPricing, PersonLimit } from '../compose/couponFromWire.ts';
import type { StakeProblem } from './checkStake.ts';

/** Remainder of the personal limits; undefined on a bonus account, which counts against none. */
export function personLimitOf(
  pricing: CouponPricing | undefined,
  currency: string,
  account: Account | undefined,
): PersonLimit | undefined {
  const limit = pricing?.personLimit;
  return limit?.left.currency === currency && account?.kind !== 'bonus' ? limit : undefined;
}

/**
 * Returns the problem if the remainder of the personal limits, or the balance, is too small.
 *
 * @param stake the person's part of the stake, and the same with the tax on it; minor units
 */
export function checkDue(
  stake: { readonly ownMinor: number; readonly dueMinor: number },
  limit: PersonLimit | undefined,
  balanceMinor: number | undefined,
): StakeProblem | undefined {
  if (limit !== undefined && stake.ownMinor > limit.left.minor)
    return { kind: 'above-own', limitMinor: limit.left.minor, freesAtS: limit.freesAtS };
  return balanceMinor !== undefined && stake.dueMinor > balanceMinor
    ? { kind: 'above-balance', limitMinor: balanceMinor }
    : undefined;
}
