import type { ComposedSelection } from '#domain/ticket/ComposedCoupon.ts';
import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { CouponStore } from './CouponStore.ts';

/** Request for the price of a coupon. */
export interface PricedCoupon {
  readonly type: CouponType;
  /** Bankers and blocks change the limits. */
  readonly selections: readonly ComposedSelection[];
  readonly systemSize?: number | undefined;
  readonly currency: string;
  /** Paying account; the possible advance depends on it. */
  readonly accountId?: number | undefined;
  /** Thousandths; not sent, but a change asks for limits and total price again. */
  readonly odds?: readonly number[];
  /** The answer names the selections in it. */
  readonly language: string;
}

/** Returns the pricing request of a coupon at the odds on offer. */
export function pricedCouponOf(
  coupon: CouponStore,
  odds: readonly number[],
  accountId: number | undefined,
): Omit<PricedCoupon, 'language'> {
  const { selections } = coupon.takenTicket;
  return {
    type: coupon.type,
    selections: coupon.outcomeIds.map((outcomeId, index) => ({
      outcomeId,
      isBanker: selections[index]?.isBanker,
      blockId: selections[index]?.blockId,
    })),
    systemSize: coupon.systemSize,
    currency: coupon.currency,
    accountId,
    odds,
  };
}
