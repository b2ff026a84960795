import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { isStoredFlag } from '#stored/betting/isStoredFlag.js';
import { ownedStore } from '../../service/ownedStore.ts';

/** Where the markets come first, the details are open for those who once opened them. */
export const openDetailsOf = ownedStore((_betting, { storage }: Pick<CoreServices, 'storage'>) =>
  persisted(
    { storage },
    {
      key: 'betting/open-details',
      version: 1,
      fallback: false,
      check: isStoredFlag,
    },
  ),
);
