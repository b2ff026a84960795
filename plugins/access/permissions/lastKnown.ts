import type { SafeStorage, StoredValue } from '#core';
import { standing } from './standing.ts';
import { isStoredTerms } from '#stored/access/isStoredTerms.js';

/** Last known agreement of the person; survives a reload and ends with the sign-out. */
export interface KnownTerms {
  readonly userId: number;
  readonly isChanged: boolean;
  readonly updatedAtS: number;
}

export function lastKnownTerms(storage: SafeStorage): StoredValue<KnownTerms> {
  return storage.value({
    key: 'access/terms',
    version: 1,
    fallback: { userId: 0, isChanged: false, updatedAtS: 0 },
    check: isStoredTerms,
    area: 'session',
  });
}

/** Records for the guards whether a restriction of the person is in force. */
export function noteStanding(
  storage: SafeStorage,
  mark: 'b' | 'm' | 't',
  isAgainst: boolean,
): void {
  const stored = standing(storage);
  const others = stored.read().replaceAll(mark, '');
  const next = isAgainst ? others + mark : others;
  if (next === '') stored.remove();
  else stored.write(next);
}
