/** Per cent of the own stakes of open bets that the operator advances. */
const advancePercent = 50;

/** An advance that is not yet fully repaid. */
export interface Advance {
  readonly couponId: number;
  /** Outstanding minor units, above 0. */
  readonly openMinor: number;
}

/**
 * Available advance on open bets: half of their own stakes, rounded down, less existing advances.
 * Source: CPN-220.
 *
 * @param ownStakesMinor minor units that the person paid for each open bet
 */
export function availableAdvance(
  ownStakesMinor: readonly number[],
  advances: readonly Advance[],
): number {
  const staked = ownStakesMinor.reduce((sum, minor) => sum + minor, 0);
  const owed = advances.reduce((sum, { openMinor }) => sum + openMinor, 0);
  return Math.max(0, Math.floor((staked * advancePercent) / 100) - owed);
}

/**
 * Repayment of advances by a settled coupon: first its own, from the whole balance, then those of
 * others, oldest first, from its payout. Nothing is repaid twice and never more than is available.
 * Source: CPN-221.
 *
 * @param advances oldest first
 * @param payoutMinor the new credit to the account
 * @param balanceMinor balance of the account, that payout included
 */
export function repayAdvances(
  advances: readonly Advance[],
  settledCouponId: number,
  payoutMinor: number,
  balanceMinor: number,
): readonly { readonly couponId: number; readonly minor: number }[] {
  let ofPayoutMinor = Math.min(payoutMinor, balanceMinor);
  let leftMinor = balanceMinor;
  const paid: { couponId: number; minor: number }[] = [];
  const isOwnFirst = [...advances].sort(
    (first, second) =>
      Number(second.couponId === settledCouponId) - Number(first.couponId === settledCouponId),
  );
  for (const { couponId, openMinor } of isOwnFirst) {
    const minor = Math.min(
      openMinor,
      couponId === settledCouponId ? leftMinor : Math.min(ofPayoutMinor, leftMinor),
    );
    ofPayoutMinor = Math.max(0, ofPayoutMinor - minor);
    leftMinor -= minor;
    if (minor > 0) paid.push({ couponId, minor });
  }
  return paid;
}
