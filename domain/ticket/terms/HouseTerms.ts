import { couponTypeOf, type CouponType } from '../CouponType.ts';

/** Which limits and taxes hold for the bettors of a brand, by its settings of the coupon. */
export interface HouseTerms {
  /** Kinds for which a least amount holds; undefined for all. */
  readonly minStakeTypes: readonly CouponType[] | undefined;
  /** Kinds for which a largest amount holds; undefined for all. */
  readonly maxStakeTypes: readonly CouponType[] | undefined;
  /** Whether the taxes of the house are taken. */
  readonly hasTaxes: boolean;
}

/** Page and platform read them here. Invalid values count as not set. */
export function readHouseTerms(settings: unknown): HouseTerms {
  const { minBetCouponTypes, maxBetCouponTypes, partnerHasTaxes } = (
    typeof settings === 'object' && settings !== null ? settings : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    minStakeTypes: readTypes(minBetCouponTypes),
    maxStakeTypes: readTypes(maxBetCouponTypes),
    hasTaxes: partnerHasTaxes !== false,
  };
}

/** Whether a limit with these kinds holds for a coupon of this one. */
export function holdsFor(types: readonly CouponType[] | undefined, type: CouponType): boolean {
  return types === undefined || types.includes(type);
}

/** Kinds by the ids that the configuration has for them. */
function readTypes(value: unknown): readonly CouponType[] | undefined {
  return Array.isArray(value)
    ? value.flatMap((id) => (typeof id === 'number' ? (couponTypeOf(id) ?? []) : []))
    : undefined;
}
