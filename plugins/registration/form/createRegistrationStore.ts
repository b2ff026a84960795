import type { CoreServices } from '#core';
import { RegistrationStore } from './RegistrationStore.ts';

/**
 * Creates the registration; the promo code of a link is put into its field, where it can be
 * removed.
 */
export function createRegistrationStore(services: CoreServices): RegistrationStore {
  const store = new RegistrationStore(services);
  const code = services.navigation.query.get('promo') ?? '';
  if (/^[\w-]{1,40}$/.test(code)) store.typeText('promo', code);
  return store;
}
