import type { CoreServices } from '#core';
import { RegistrationStore } from './RegistrationStore.ts';

/** The code of a link stands in its field, where it can be read and taken out. */
export function createRegistrationStore(services: CoreServices): RegistrationStore {
  const store = new RegistrationStore(services);
  const code = services.navigation.query.get('promo') ?? '';
  if (/^[\w-]{1,40}$/.test(code)) store.typeText('promo', code);
  return store;
}
