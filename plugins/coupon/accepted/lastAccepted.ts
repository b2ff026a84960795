import type { SafeStorage, StoredValue } from '#core';
import { isStoredAccepted } from '#stored/coupon/isStoredAccepted.js';

/** The bet whose success view is open; user id 0 when there is none. */
export interface LastAccepted {
  readonly key: string;
  readonly userId: number;
  /** Outcomes that were left in the coupon: many singles that were not placed, or all where the coupon is kept. */
  readonly leftIds: readonly number[];
}

const noneAccepted: LastAccepted = { key: '', userId: 0, leftIds: [] };

/** What this tab showed as accepted and the person has not closed, under `coupon/accepted`: a reload shows it again. */
export function lastAccepted(storage: SafeStorage): StoredValue<LastAccepted> {
  return storage.value<LastAccepted>({
    key: 'coupon/accepted',
    version: 2,
    fallback: noneAccepted,
    check: isStoredAccepted,
    area: 'session',
  });
}
