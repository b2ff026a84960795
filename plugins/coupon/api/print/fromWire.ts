import type { CouponTerms } from '#wire';
import type { HyperBonus, MoneyTerms, PromoBenefit } from '../../domain/money/MoneyTerms.ts';

function hyperBonusOf({ hyperBonusPercent, minHyperBonusBetLimit, maxHyperBonusLimit }: CouponTerms): HyperBonus | undefined {
  if (hyperBonusPercent === undefined || minHyperBonusBetLimit === undefined || maxHyperBonusLimit === undefined) return undefined;
  return { percent: hyperBonusPercent, minStakeMinor: minHyperBonusBetLimit.minor, maxMinor: maxHyperBonusLimit.minor };
}

function benefitOf({ kind, amount, isStakePaidOut }: NonNullable<CouponTerms['promo']>): PromoBenefit {
  return kind === 'refund' ? { kind, valueMinor: amount.minor } : { kind, valueMinor: amount.minor, isStakePaidOut: isStakePaidOut === true };
}

/** The terms that a placed coupon stands on. */
export function termsFromWire(wire: CouponTerms): MoneyTerms {
  const { isBonusBet, promo, taxes, prepaidAmount, vip } = wire;
  const hyperBonus = hyperBonusOf(wire);
  return {
    ...(isBonusBet === true ? { isBonusBet } : {}),
    ...(hyperBonus === undefined ? {} : { hyperBonus }),
    ...(promo === undefined ? {} : { promo: benefitOf(promo) }),
    ...(taxes === undefined ? {} : { taxes: { stakePermille: taxes.stakePermille, winPermille: taxes.winPermille, winFreeMinor: taxes.winFreeAmount.minor } }),
    ...(prepaidAmount === undefined ? {} : { advanceMinor: prepaidAmount.minor }),
    ...(vip === undefined ? {} : { vip: { askedMinor: vip.askedAmount.minor, maxMinor: vip.maxAmount.minor, offeredMinor: vip.offeredAmount?.minor } }),
  };
}
