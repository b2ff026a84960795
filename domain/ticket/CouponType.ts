/** The ten kinds of coupon, indexed by their id on the wire. */
export const couponTypes = [
  'single',
  'accumulator',
  'system',
  'chain',
  'multi',
  'conditional',
  'antiAccumulator',
  'lucky',
  'patent',
  'singles',
] as const;

/** A kind of coupon; its rules are in SPEC.md. */
export type CouponType = (typeof couponTypes)[number];

/** Id of a kind on the wire: its index in the list. */
export type CouponTypeId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The id of a kind on the wire and in stored values. */
export function couponTypeId(type: CouponType): CouponTypeId {
  return couponTypes.indexOf(type) as CouponTypeId;
}

/** The kind of a wire id; undefined for an unknown id. */
export function couponTypeOf(id: CouponTypeId): CouponType;
export function couponTypeOf(id: number): CouponType | undefined;
export function couponTypeOf(id: number): CouponType | undefined {
  return couponTypes[id];
}

/** The default kind for a number of selections. */
export function defaultType(selectionCount: number): CouponType {
  return selectionCount > 1 ? 'accumulator' : 'single';
}

/** Whether the coupon is one bet of all its selections, without further options. */
export function isPlain(type: CouponType): boolean {
  return type === 'single' || type === 'accumulator';
}
