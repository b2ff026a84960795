import type { CouponType } from './CouponType.ts';

/** What a selection is in its coupon beside the others. Every model of a selection, placed or not, extends it. */
export interface SelectionRole {
  /** System: in every combination. */
  readonly isBanker?: boolean | undefined;
  /** Multi and conditional: the block it stands in; 0 is the lobby of a multi coupon, which is in every combination. */
  readonly blockId?: number | undefined;
}

/** A selection by its outcome, and what it is in its coupon. */
export interface ComposedSelection extends SelectionRole {
  readonly outcomeId: number;
}

/** A coupon without odds and stakes: what a code or an earlier bet says of it, and what composing it again needs. */
export interface ComposedCoupon {
  readonly type: CouponType;
  /** System, and multi over combinations. */
  readonly systemSize?: number | undefined;
  readonly selections: readonly ComposedSelection[];
}
