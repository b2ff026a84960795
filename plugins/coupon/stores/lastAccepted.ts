import type { SafeStorage, StoredValue } from '#core';

/** The bet whose success view is open, or nobody's (user id 0). */
export interface LastAccepted {
  readonly key: string;
  readonly userId: number;
  /** Outcomes that were left in the coupon: many singles that were not placed, or all where the coupon is kept. */
  readonly leftIds: readonly number[];
}

const noneAccepted: LastAccepted = { key: '', userId: 0, leftIds: [] };

function isLastAccepted(value: unknown): value is LastAccepted {
  const { key, userId, leftIds } = (value ?? {}) as Partial<Record<keyof LastAccepted, unknown>>;
  return typeof key === 'string' && Number.isSafeInteger(userId) && Array.isArray(leftIds) && leftIds.every((id) => Number.isSafeInteger(id));
}

/** What this tab showed as accepted and the person has not closed, under `coupon/accepted`: a reload shows it again. */
export function lastAccepted(storage: SafeStorage): StoredValue<LastAccepted> {
  return storage.value<LastAccepted>({ key: 'coupon/accepted', version: 2, fallback: noneAccepted, check: isLastAccepted, area: 'session' });
}
