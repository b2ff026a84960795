import type { CouponType } from './CouponType.ts';

/** A selection within its coupon. Every model of a selection extends it. */
export interface SelectionRole {
  /** System: in every combination. */
  readonly isBanker?: boolean | undefined;
  /** Multi and conditional: its block; 0 is the lobby of a multi, part of every combination. */
  readonly blockId?: number | undefined;
}

/** A selection by its outcome, and what it is in its coupon. */
export interface ComposedSelection extends SelectionRole {
  readonly outcomeId: number;
}

/** A coupon without odds and stakes: from a code or an earlier bet, to compose it again. */
export interface ComposedCoupon {
  readonly type: CouponType;
  /** System, and multi over combinations. */
  readonly systemSize?: number | undefined;
  readonly selections: readonly ComposedSelection[];
}
