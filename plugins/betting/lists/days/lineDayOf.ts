import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { isStoredLineDay } from '#stored/betting/isStoredLineDay.js';
import { ownedStore } from '../../service/ownedStore.ts';

/** The date that lines are narrowed to; empty for all. One that has passed no longer counts. */
export const lineDayOf = ownedStore((_betting, { storage }: Pick<CoreServices, 'storage'>) =>
  persisted<string>(
    { storage },
    {
      key: 'betting/line-day',
      version: 1,
      fallback: '',
      check: isStoredLineDay,
    },
  ),
);
