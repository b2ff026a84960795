import type { SafeStorage, StoredValue } from '#core';
import { isStoredStanding } from '#stored/access/isStoredStanding.js';

/**
 * What stood against the person of this tab when it was last known: `b` banned, `t` terms to be confirmed. Guards read
 * it before anything is asked, so that after a reload no closed page flashes by.
 */
export const standing = (storage: SafeStorage): StoredValue<string> =>
  storage.value({
    key: 'access/standing',
    version: 1,
    fallback: '',
    check: isStoredStanding,
    area: 'session',
  });
