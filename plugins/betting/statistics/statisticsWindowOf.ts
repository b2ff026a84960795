import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { isStoredFlag } from '#stored/betting/isStoredFlag.js';
import { ownedStore } from '../service/ownedStore.ts';

/** Statistics open in their own window unless switched off (isDisplayStatsInNewWindow). */
export const statisticsWindowOf = ownedStore(
  (_betting, { storage }: Pick<CoreServices, 'storage'>) =>
    persisted(
      { storage },
      {
        key: 'betting/statistics-window',
        version: 1,
        fallback: true,
        check: isStoredFlag,
      },
    ),
);
