import type { SafeStorage, StoredValue } from '#core';
import { isStoredAccepted } from '#stored/coupon/isStoredAccepted.js';

/** The bet whose success view is open; user id 0 when there is none. */
export interface LastAccepted {
  readonly key: string;
  readonly userId: number;
  /** Outcomes left in the coupon: refused singles, or all where the coupon stays. */
  readonly leftIds: readonly number[];
}

const noneAccepted: LastAccepted = { key: '', userId: 0, leftIds: [] };

/** The accepted bet shown until closed, under `coupon/accepted`: survives a reload. */
export function lastAccepted(storage: SafeStorage): StoredValue<LastAccepted> {
  return storage.value<LastAccepted>({
    key: 'coupon/accepted',
    version: 2,
    fallback: noneAccepted,
    check: isStoredAccepted,
    area: 'session',
  });
}
