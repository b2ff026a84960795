import type { CoreServices } from '#core';
import { SelectionsStore } from './SelectionsStore.ts';

/** Behind `couponSelectionsToken`. */
export function createSelections(services: CoreServices): SelectionsStore {
  return new SelectionsStore(services.storage);
}
