import { bonusMultiplier } from '../../../plugins/coupon/domain/money/bonusBet.ts';
import { expectedPayout } from '../../../plugins/coupon/domain/money/expectedPayout.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../Coupons.ts';
import type { AcceptedCoupon } from '../judgeCoupon.ts';

/** Writes the terms of a coupon that was just added beside it; what it can win is said by them from now on. */
export function noteTerms(store: Store, couponId: number, { odds, terms: agreed = {} }: AcceptedCoupon, isVip: boolean): void {
  const { promoCode, ...terms } = agreed;
  const row = store.one<Pick<CouponRow, 'stake_minor' | 'possible_win_minor' | 'min_possible_win_minor'>>(
    'SELECT stake_minor, possible_win_minor, min_possible_win_minor FROM coupons WHERE id = ?',
    couponId,
  );
  if (row === undefined) return;
  const { stake_minor: stakeMinor, possible_win_minor: mostMinor, min_possible_win_minor: leastMinor } = row;
  store.run(
    `UPDATE coupons SET money_terms = ?, promo_code = ?, is_vip = ?, prepaid_minor = ?, bonus_bet_odds = ?, hyper_bonus_percent = ?, possible_win_minor = ?, min_possible_win_minor = ?
     WHERE id = ?`,
    JSON.stringify(terms),
    promoCode ?? null,
    Number(isVip),
    terms.advanceMinor ?? 0,
    terms.isBonusBet === true ? bonusMultiplier(odds.length) : null,
    terms.hyperBonus?.percent ?? null,
    expectedPayout(stakeMinor, mostMinor, odds, terms),
    leastMinor === null ? null : expectedPayout(stakeMinor, leastMinor, [], { ...terms, isBonusBet: false }),
    couponId,
  );
}
