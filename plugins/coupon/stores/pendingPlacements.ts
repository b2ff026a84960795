import type { SafeStorage, StoredValue } from '#core';
import { isCouponOrder, type CouponOrder } from '../domain/CouponOrder.ts';

/** A coupon that was sent and whose answer is not known yet. It stays bound to the person and account that sent it. */
export interface PendingPlacement {
  readonly key: string;
  readonly userId: number;
  readonly order: CouponOrder;
  /** Platform time of the first send. */
  readonly sentAtMs: number;
}

function isPending(value: unknown): value is PendingPlacement {
  const pending = (value ?? {}) as Partial<Record<keyof PendingPlacement, unknown>>;
  return typeof pending.key === 'string' && /^[0-9a-f-]{36}$/.test(pending.key) && Number.isSafeInteger(pending.userId) && Number.isSafeInteger(pending.sentAtMs) && isCouponOrder(pending.order);
}

/** One pending coupon of each person, under `coupon/placement`. */
export function pendingPlacements(storage: SafeStorage): StoredValue<readonly PendingPlacement[]> {
  return storage.value<readonly PendingPlacement[]>({
    key: 'coupon/placement',
    version: 1,
    fallback: [],
    check: (value): value is readonly PendingPlacement[] => Array.isArray(value) && value.every(isPending),
  });
}
