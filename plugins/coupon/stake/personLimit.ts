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
 * The person's own limits leave less than the stake, or the balance is less than what is due.
 *
 * @param stake what of it is the person's, and with the tax that is due with it; minor units
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
