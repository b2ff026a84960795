/** Kinds that this slice of the product offers, with the id of the wire. */
export type CouponKind = 'single' | 'accumulator';

export const couponTypeIds: Readonly<Record<CouponKind, 0 | 1>> = { single: 0, accumulator: 1 };

/** One selection makes a single, more make an accumulator. */
export function kindOf(selectionCount: number): CouponKind {
  return selectionCount > 1 ? 'accumulator' : 'single';
}
