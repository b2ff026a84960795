/** The ten kinds of coupon, at the place of their id on the wire. */
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

/** A kind of coupon; the rules of each stand in SPEC.md. */
export type CouponType = (typeof couponTypes)[number];

/** The number that stands for a kind on the wire, at its place in the list. */
export type CouponTypeId = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The id that the wire and stored values have for a kind. */
export function couponTypeId(type: CouponType): CouponTypeId {
  return couponTypes.indexOf(type) as CouponTypeId;
}

/** The kind of an id of the wire; undefined for an id that no kind has. */
export function couponTypeOf(id: CouponTypeId): CouponType;
export function couponTypeOf(id: number): CouponType | undefined;
export function couponTypeOf(id: number): CouponType | undefined {
  return couponTypes[id];
}

/** The kind of a coupon for which the person has chosen none. */
export function defaultType(selectionCount: number): CouponType {
  return selectionCount > 1 ? 'accumulator' : 'single';
}

/** Whether the coupon is one bet of all its selections, with nothing to compose beside them. */
export function isPlain(type: CouponType): boolean {
  return type === 'single' || type === 'accumulator';
}
