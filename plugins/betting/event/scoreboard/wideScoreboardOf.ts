import type { CoreServices } from '#core';
import { persisted } from '#core/data';
import { isStoredFlag } from '#stored/betting/isStoredFlag.js';
import { ownedStore } from '../../service/ownedStore.ts';

/** The scoreboard shows parts and momentum unless the person wants the score alone. */
export const wideScoreboardOf = ownedStore((_betting, { storage }: Pick<CoreServices, 'storage'>) =>
  persisted(
    { storage },
    {
      key: 'betting/wide-scoreboard',
      version: 1,
      fallback: true,
      check: isStoredFlag,
    },
  ),
);
