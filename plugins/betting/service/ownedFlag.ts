import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { isStoredFlag } from '#stored/betting/isStoredFlag.js';
import { ownedStore } from './ownedStore.ts';

/** A stored switch of one page or dialog. */
export const ownedFlag = (
  key: 'betting/open-details' | 'betting/statistics-window' | 'betting/wide-scoreboard',
  fallback: boolean,
) =>
  ownedStore((_betting, { storage }: Pick<CoreServices, 'storage'>) =>
    persisted({ storage }, { key, version: 1, fallback, check: isStoredFlag }),
  );
