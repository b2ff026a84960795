import { couponTypeOf, type CouponTypeId } from './CouponType.ts';
import type { OddsChangePolicy } from './decideOdds.ts';

/** A coupon as it is sent: the snapshot that one idempotency key stands for. */
export interface CouponOrder {
  readonly accountId: number;
  readonly typeId: CouponTypeId;
  readonly stakeMinor: number;
  readonly currency: string;
  readonly policy: OddsChangePolicy;
  /** Display format at the time (wire: coefViewId). */
  readonly oddsFormat: number;
  readonly selections: readonly { readonly outcomeId: number; readonly odds: number }[];
  /** At these odds or not at all. */
  readonly isExactOdds?: boolean;
  /** Not when the score has changed meanwhile. */
  readonly isDroppedOnScoreChange?: boolean;
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function isFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean';
}

/** Whether a stored value is an order. */
export function isCouponOrder(value: unknown): value is CouponOrder {
  if (typeof value !== 'object' || value === null) return false;
  const order = value as Partial<Record<keyof CouponOrder, unknown>>;
  return (
    isWhole(order.accountId) &&
    isWhole(order.typeId) &&
    couponTypeOf(order.typeId) !== undefined &&
    isWhole(order.stakeMinor) &&
    typeof order.currency === 'string' &&
    (order.policy === 0 || order.policy === 1 || order.policy === 2) &&
    isWhole(order.oddsFormat) &&
    isFlag(order.isExactOdds) &&
    isFlag(order.isDroppedOnScoreChange) &&
    Array.isArray(order.selections) &&
    order.selections.every((each: unknown) => {
      const selection = (each ?? {}) as { readonly outcomeId?: unknown; readonly odds?: unknown };
      return isWhole(selection.outcomeId) && isWhole(selection.odds);
    })
  );
}

/** Whether two orders are the same coupon to the platform, byte for byte. */
export function isSameOrder(first: CouponOrder, second: CouponOrder): boolean {
  return JSON.stringify(first) === JSON.stringify(second);
}
