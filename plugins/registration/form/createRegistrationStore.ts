import type { CoreServices } from '#core';
import { RegistrationStore } from './RegistrationStore.ts';

export function createRegistrationStore(services: CoreServices): RegistrationStore {
  return new RegistrationStore(services);
}
