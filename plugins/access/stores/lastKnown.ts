import type { SafeStorage, StoredValue } from '#core';

/** What this tab knew last of somebody's agreement; it outlives a reload, and a sign-out ends it. */
export interface KnownTerms {
  readonly userId: number;
  readonly isChanged: boolean;
  readonly updatedAtS: number;
}

function isKnownTerms(value: unknown): value is KnownTerms {
  const { userId, isChanged, updatedAtS } = (value ?? {}) as Partial<Record<keyof KnownTerms, unknown>>;
  return typeof userId === 'number' && typeof isChanged === 'boolean' && typeof updatedAtS === 'number';
}

export function lastKnownTerms(storage: SafeStorage): StoredValue<KnownTerms> {
  return storage.value({ key: 'access/terms', version: 1, fallback: { userId: 0, isChanged: false, updatedAtS: 0 }, check: isKnownTerms, area: 'session' });
}

/** Whether the person of this tab was banned before the reload: a page that is closed to them must not flash by. */
export function wasBanned(storage: SafeStorage): StoredValue<boolean> {
  return storage.value({ key: 'access/banned', version: 1, fallback: false, check: (value): value is boolean => value === true, area: 'session' });
}
