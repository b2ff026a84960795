import type { SafeStorage, StoredValue } from '#core';
import { isStoredAccepted } from '#stored/coupon/isStoredAccepted.js';

/** Singles whose results are still to be read; user id 0 when there are none. */
export interface LastAccepted {
  readonly key: string;
  readonly userId: number;
  /** Outcomes left in the coupon: refused singles, or all where the coupon stays. */
  readonly leftIds: readonly number[];
}

const noneAccepted: LastAccepted = { key: '', userId: 0, leftIds: [] };

/** Singles of which some were not placed, under `coupon/accepted`: shown again after a reload. */
export function lastAccepted(storage: SafeStorage): StoredValue<LastAccepted> {
  return storage.value<LastAccepted>({
    key: 'coupon/accepted',
    version: 2,
    fallback: noneAccepted,
    check: isStoredAccepted,
    area: 'session',
  });
}
