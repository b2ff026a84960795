import { couponTypeOf, type CouponType } from '../CouponType.ts';

/** Limits and taxes that apply to the bettors of a brand, by its coupon settings. */
export interface HouseTerms {
  /** Kinds with a minimum amount; undefined for all. */
  readonly minStakeTypes: readonly CouponType[] | undefined;
  /** Kinds with a maximum amount; undefined for all. */
  readonly maxStakeTypes: readonly CouponType[] | undefined;
  /** Whether the operator's taxes apply. */
  readonly hasTaxes: boolean;
}

/** Reads the settings, on page and platform alike. Invalid values count as not set. */
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

/** Whether a limit for these kinds applies to a coupon of this one. */
export function holdsFor(types: readonly CouponType[] | undefined, type: CouponType): boolean {
  return types === undefined || types.includes(type);
}

/** Kinds by their ids in the configuration. */
function readTypes(value: unknown): readonly CouponType[] | undefined {
  return Array.isArray(value)
    ? value.flatMap((id) => (typeof id === 'number' ? (couponTypeOf(id) ?? []) : []))
    : undefined;
}
