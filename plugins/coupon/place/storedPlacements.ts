import type { SafeStorage, StoredValue } from '#core';

/**
 * Storage of pending coupons. `pendingPlacements` reads them; callers that only need to know
 * whether there is one pass a light check, because home has no room for the schema of an order.
 */
export function storedPlacements<Placement>(
  storage: SafeStorage,
  check: (value: unknown) => value is readonly Placement[],
): StoredValue<readonly Placement[]> {
  return storage.value({ key: 'coupon/placement', version: 1, fallback: [], check });
}
