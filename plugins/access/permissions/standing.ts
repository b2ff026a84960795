import type { SafeStorage, StoredValue } from '#core';
import { isStoredStanding } from '#stored/access/isStoredStanding.js';

/**
 * What was last known against the person: `b` banned, `m` to move to another operator, `t` terms
 * to confirm. Guards read it first, so that after a reload no closed page flashes by.
 */
export const standing = (storage: SafeStorage): StoredValue<string> =>
  storage.value({
    key: 'access/standing',
    version: 1,
    fallback: '',
    check: isStoredStanding,
    area: 'session',
  });
