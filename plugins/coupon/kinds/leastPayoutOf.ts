import { leastPayout } from '#domain/ticket/payout/leastPayout.ts';
import { singleOf } from '#domain/ticket/singleOf.ts';
import { expectedPayout } from '#domain/ticket/terms/expectedPayout.ts';
import { moneyOf } from '#domain/ticket/terms/moneyOf.ts';
import type { CouponCore } from '../setup/CouponCore.ts';

/** The least winning payout, minor units; undefined where a stake may be unspent. */
export function leastPayoutOf({
  coupon,
  money,
  tickets,
}: Pick<CouponCore, 'coupon' | 'money' | 'tickets'>): number | undefined {
  const { totalStakeMinor, type } = coupon;
  const { ticket } = tickets;
  const least = money.potentialPayoutMinor === undefined ? undefined : leastPayout(ticket);
  if (least === undefined) return undefined;
  const terms = { ...money.terms, isBonusBet: false };
  // Each single is taxed by itself, without setting off losses.
  return type === 'singles'
    ? Math.min(
        ...ticket.selections
          .filter(({ stakeMinor = 0 }) => stakeMinor > 0)
          .map((selection) => moneyOf(singleOf(selection), terms).payout.payoutMinor),
      )
    : expectedPayout(totalStakeMinor, least, [], terms);
}
