import type { SafeStorage, StoredValue } from '#core';

/** The bet whose success view is open, or nobody's (user id 0). */
export interface LastAccepted {
  readonly key: string;
  readonly userId: number;
}

const noneAccepted: LastAccepted = { key: '', userId: 0 };

function isLastAccepted(value: unknown): value is LastAccepted {
  const { key, userId } = (value ?? {}) as { readonly key?: unknown; readonly userId?: unknown };
  return typeof key === 'string' && Number.isSafeInteger(userId);
}

/** What this tab showed as accepted and the person has not closed, under `coupon/accepted`: a reload shows it again. */
export function lastAccepted(storage: SafeStorage): StoredValue<LastAccepted> {
  return storage.value<LastAccepted>({ key: 'coupon/accepted', version: 1, fallback: noneAccepted, check: isLastAccepted, area: 'session' });
}
