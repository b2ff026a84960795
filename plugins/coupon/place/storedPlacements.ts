import type { SafeStorage, StoredValue } from '#core';

/**
 * Where coupons without an answer are kept. `pendingPlacements` reads them; who asks only whether
 * there is one does without the schema of an order, which home has no room for.
 */
export function storedPlacements<Placement>(
  storage: SafeStorage,
  check: (value: unknown) => value is readonly Placement[],
): StoredValue<readonly Placement[]> {
  return storage.value({ key: 'coupon/placement', version: 1, fallback: [], check });
}
