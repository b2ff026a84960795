import type { SafeStorage, StoredValue } from '#core';
import type { CouponOrder } from './CouponOrder.ts';
import { orderFromStored, orderToStored, type StoredOrder } from './storedOrder.ts';
import { storedPlacements } from './storedPlacements.ts';
import { isStoredPlacements } from '#stored/coupon/isStoredPlacements.js';

/** Sent coupon without an answer yet, bound to person and account. */
export interface PendingPlacement {
  readonly key: string;
  readonly userId: number;
  readonly order: CouponOrder;
  /** Platform time of the first send. */
  readonly sentAtMs: number;
}

type StoredPlacement = Omit<PendingPlacement, 'order'> & { readonly order: StoredOrder };

function fromStored(stored: readonly StoredPlacement[]): readonly PendingPlacement[] {
  return stored.map((each) => ({ ...each, order: orderFromStored(each.order) }));
}

/** Storage with one pending coupon per person. */
export function pendingPlacements(
  storage: SafeStorage,
): Omit<StoredValue<readonly PendingPlacement[]>, 'writeForSession'> {
  const stored = storedPlacements<StoredPlacement>(storage, isStoredPlacements);
  return {
    read: () => fromStored(stored.read()),
    write: (pending) =>
      stored.write(pending.map((each) => ({ ...each, order: orderToStored(each.order) }))),
    remove: stored.remove,
    onChange: (run) => stored.onChange((pending, news) => run(fromStored(pending), news)),
  };
}
