import type { MoneyWire, PlacedCoupon } from '#wire';
import type { MoneyTerms } from '#domain/ticket/terms/MoneyTerms.ts';
import type { PayoutSplit } from '#domain/ticket/terms/splitPayout.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { isOpenRow, type CouponRow } from '../CouponRow.ts';
import { termsOf } from './StakeSplit.ts';

type ToMoney = (minor: number) => MoneyWire;

export function hyperBonusWire(hyperBonus: MoneyTerms['hyperBonus'], money: ToMoney) {
  if (hyperBonus === undefined) return {};
  return {
    hyperBonusPercent: hyperBonus.percent,
    minHyperBonusBetLimit: money(hyperBonus.minStakeMinor),
    maxHyperBonusLimit: money(hyperBonus.maxMinor),
  };
}

export function taxesWire(taxes: MoneyTerms['taxes'], money: ToMoney) {
  if (taxes === undefined) return {};
  const { stakePermille, winPermille, winFreeMinor } = taxes;
  return { taxes: { stakePermille, winPermille, winFreeAmount: money(winFreeMinor) } };
}

/** Converts the terms to the wire, so that the page can follow the calculation up to the payout. */
function termsWire(
  { advanceMinor = 0, hyperBonus, isBonusBet, promo, taxes, vip }: MoneyTerms,
  money: ToMoney,
): Pick<PlacedCoupon, 'terms'> {
  const terms: PlacedCoupon['terms'] = {
    ...(isBonusBet === true ? { isBonusBet } : {}),
    ...hyperBonusWire(hyperBonus, money),
    ...(promo === undefined
      ? {}
      : {
          promo: {
            kind: promo.kind,
            amount: money(promo.valueMinor),
            ...(promo.kind === 'free-bet' && promo.isStakePaidOut ? { isStakePaidOut: true } : {}),
          },
        }),
    ...taxesWire(taxes, money),
    ...(advanceMinor === 0 ? {} : { prepaidAmount: money(advanceMinor) }),
    ...(vip === undefined
      ? {}
      : {
          vip: {
            askedAmount: money(vip.askedMinor),
            maxAmount: money(vip.maxMinor),
            ...(vip.offeredMinor === undefined ? {} : { offeredAmount: money(vip.offeredMinor) }),
          },
        }),
  };
  return Object.keys(terms).length === 0 ? {} : { terms };
}

/**
 * Returns the money part of a placed coupon: its terms and, once settled, the parts of its payout.
 */
export function moneyWire(row: CouponRow, money: ToMoney): Partial<PlacedCoupon> {
  const terms = termsOf(row);
  const stake = splitStake(row.stake_minor, terms);
  const payout =
    isOpenRow(row) || row.payout_split === null
      ? undefined
      : (JSON.parse(row.payout_split) as PayoutSplit);
  const parts = {
    freeBet: stake.houseMinor,
    stakeTax: stake.taxMinor,
    bonus: payout?.hyperBonusMinor ?? 0,
    refund: payout?.refundMinor ?? 0,
    winTax: payout?.winTaxMinor ?? 0,
  };
  const named = Object.entries(parts).filter(([, minor]) => minor > 0);
  return {
    ...(row.promo_code === null ? {} : { promoCode: row.promo_code }),
    ...(row.is_vip === 0 ? {} : { isVipBet: true }),
    ...(stake.advanceMinor === 0 ? {} : { prepaidAmount: money(stake.advanceMinor) }),
    ...(row.bonus_bet_odds === null ? {} : { bonusBetCoef: row.bonus_bet_odds / 1000 }),
    ...(row.hyper_bonus_percent === null ? {} : { hyperBonusPercent: row.hyper_bonus_percent }),
    ...termsWire(terms, money),
    ...(named.length === 0
      ? {}
      : { moneySplit: Object.fromEntries(named.map(([name, minor]) => [name, money(minor)])) }),
  };
}
