import type { CoreServices } from '#core';
import { CyberStore } from './CyberStore.ts';

export function createCyber(core: CoreServices): CyberStore {
  return new CyberStore(core);
}
