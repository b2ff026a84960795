import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { ownedStore } from '../service/ownedStore.ts';

/** Statistics open in a window of their own unless the person has said otherwise (isDisplayStatsInNewWindow). */
export const statisticsWindowOf = ownedStore(
  (_betting, { storage }: Pick<CoreServices, 'storage'>) =>
    persisted(
      { storage },
      {
        key: 'betting/statistics-window',
        version: 1,
        fallback: true,
        check: (value) => typeof value === 'boolean',
      },
    ),
);
