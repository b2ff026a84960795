import {
  oddsChangePolicyId,
  oddsChangePolicyOf,
  type OddsChangePolicyId,
} from '#domain/bets/OddsChangePolicy.ts';
import { couponTypeId, couponTypeOf, type CouponTypeId } from '#domain/ticket/CouponType.ts';
import { oddsFormatId, oddsFormatOf, type OddsFormatId } from '#domain/odds/OddsFormat.ts';
import type { CouponOrder } from './CouponOrder.ts';

/** Stored order, with the ids of the wire. */
export type StoredOrder = Omit<CouponOrder, 'type' | 'policy' | 'oddsFormat'> & {
  readonly typeId: CouponTypeId;
  readonly policy: OddsChangePolicyId;
  readonly oddsFormat: OddsFormatId;
};

/** The stored form of an order. */
export function orderToStored({ type, policy, oddsFormat, ...order }: CouponOrder): StoredOrder {
  return {
    typeId: couponTypeId(type),
    policy: oddsChangePolicyId(policy),
    oddsFormat: oddsFormatId(oddsFormat),
    ...order,
  };
}

/** The order of a stored form. */
export function orderFromStored({
  typeId,
  policy,
  oddsFormat,
  ...order
}: StoredOrder): CouponOrder {
  return {
    type: couponTypeOf(typeId),
    policy: oddsChangePolicyOf(policy),
    oddsFormat: oddsFormatOf(oddsFormat),
    ...order,
  };
}

/** Whether two orders are the same coupon to the platform, byte for byte. */
export function isSameOrder(first: CouponOrder, second: CouponOrder): boolean {
  return JSON.stringify(orderToStored(first)) === JSON.stringify(orderToStored(second));
}
