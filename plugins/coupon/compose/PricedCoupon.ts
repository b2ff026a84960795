import type { CouponType } from '#domain/ticket/CouponType.ts';

/** One selection to price; where it stands decides what the coupon may cost. */
export interface PricedSelection {
  readonly outcomeId: number;
  readonly isBanker?: boolean | undefined;
  readonly blockId?: number | undefined;
}

/** What a coupon is priced for. */
export interface PricedCoupon {
  readonly type: CouponType;
  readonly selections: readonly PricedSelection[];
  readonly systemSize?: number | undefined;
  readonly currency: string;
  /** That would pay: what can be advanced depends on it. */
  readonly accountId?: number | undefined;
  /** Thousandths, where the price of the whole follows every price: not sent, but asked again for when they move. */
  readonly odds?: readonly number[];
  /** The answer names the selections in it. */
  readonly language: string;
}
