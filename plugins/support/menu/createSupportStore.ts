import type { CoreServices } from '#core';
import { SupportStore } from './SupportStore.ts';

export function createSupportStore(services: CoreServices): SupportStore {
  return new SupportStore(services);
}
