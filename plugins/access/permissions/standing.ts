import type { SafeStorage, StoredValue } from '#core';
import { isStoredStanding } from '#stored/access/isStoredStanding.js';

/**
 * Last known restrictions of the person: `b` banned, `m` asked to move to another operator, `t`
 * terms to confirm. Guards read it first, so that no closed page flashes after a reload.
 */
export const standing = (storage: SafeStorage): StoredValue<string> =>
  storage.value({
    key: 'access/standing',
    version: 1,
    fallback: '',
    check: isStoredStanding,
    area: 'session',
  });
