import { couponTypeOf, type CouponType } from '#domain/ticket/CouponType.ts';

/** What of the money modes a brand offers, by its settings. */
export interface MoneyRules {
  readonly isBonusBetOffered: boolean;
  readonly isVipBetOffered: boolean;
  readonly isAdvanceOffered: boolean;
  readonly arePromoCodesOffered: boolean;
  /** Kinds for which a least amount holds; undefined for all. */
  readonly minStakeTypes: readonly CouponType[] | undefined;
  /** Kinds for which a largest amount holds; undefined for all. */
  readonly maxStakeTypes: readonly CouponType[] | undefined;
  /** Whether taxes that the platform names are taken from the brand's bettors. */
  readonly hasPartnerTaxes: boolean;
}

/** Kinds by the ids that the configuration has for them. */
function readTypes(value: unknown): readonly CouponType[] | undefined {
  return Array.isArray(value)
    ? value.flatMap((id) => (typeof id === 'number' ? (couponTypeOf(id) ?? []) : []))
    : undefined;
}

/** Invalid values count as not set. */
export function readMoneyRules(settings: unknown): MoneyRules {
  const {
    bonusBet,
    vipBet,
    advance,
    promoCodes,
    minBetCouponTypes,
    maxBetCouponTypes,
    partnerHasTaxes,
  } = (typeof settings === 'object' && settings !== null ? settings : {}) as Readonly<
    Record<string, unknown>
  >;
  return {
    isBonusBetOffered: bonusBet !== false,
    isVipBetOffered: vipBet !== false,
    isAdvanceOffered: advance !== false,
    arePromoCodesOffered: promoCodes !== false,
    minStakeTypes: readTypes(minBetCouponTypes),
    maxStakeTypes: readTypes(maxBetCouponTypes),
    hasPartnerTaxes: partnerHasTaxes !== false,
  };
}
