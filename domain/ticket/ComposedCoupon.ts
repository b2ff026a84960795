import type { CouponType } from './CouponType.ts';

/** Role of a selection within its coupon; extended by every model of a selection. */
export interface SelectionRole {
  /** System: included in every combination. */
  readonly isBanker?: boolean | undefined;
  /** Multi and conditional: its block; 0 is the lobby of a multi, part of every combination. */
  readonly blockId?: number | undefined;
}

/** A selection by its outcome, with its role in the coupon. */
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
