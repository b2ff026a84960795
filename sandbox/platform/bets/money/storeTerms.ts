import { bonusMultiplier } from '#domain/ticket/terms/bonusBet.ts';
import { expectedPayout } from '#domain/ticket/terms/expectedPayout.ts';
import type { Store } from '../../store/Store.ts';
import type { CouponRow } from '../CouponRow.ts';
import type { AcceptedCoupon } from '../placing/validateCoupon.ts';

/** Stores the terms of a coupon that was just added; its potential payout follows from them. */
export function storeTerms(
  store: Store,
  couponId: number,
  { odds, terms: agreed = {} }: AcceptedCoupon,
  isVip: boolean,
): void {
  const { promoCode, ...terms } = agreed;
  const row = store.one<
    Pick<CouponRow, 'stake_minor' | 'possible_win_minor' | 'min_possible_win_minor'>
  >(
    'SELECT stake_minor, possible_win_minor, min_possible_win_minor FROM coupons WHERE id = ?',
    couponId,
  );
  if (row === undefined) return;
  const {
    stake_minor: stakeMinor,
    possible_win_minor: maxMinor,
    min_possible_win_minor: minMinor,
  } = row;
  store.run(
    `UPDATE coupons SET money_terms = ?, promo_code = ?, is_vip = ?, prepaid_minor = ?, bonus_bet_odds = ?, hyper_bonus_percent = ?, possible_win_minor = ?, min_possible_win_minor = ?
     WHERE id = ?`,
    JSON.stringify(terms),
    promoCode ?? null,
    Number(isVip),
    terms.advanceMinor ?? 0,
    terms.isBonusBet === true ? bonusMultiplier(odds.length) : null,
    terms.hyperBonus?.percent ?? null,
    expectedPayout(stakeMinor, maxMinor, odds, terms),
    minMinor === null
      ? null
      : expectedPayout(stakeMinor, minMinor, [], { ...terms, isBonusBet: false }),
    couponId,
  );
}
