import type { CoreServices } from '#core';
import { loginRoute } from '../../auth/contract.ts';
import { registrationModal, registrationRoute } from '../contract.ts';
import { readOpensAs } from './readOpensAs.ts';

/**
 * Opens the form as a dialog; as a page if the brand wants that, if that page is open already, and
 * from the sign-in page.
 */
export async function openRegistration(_payload: object, services: CoreServices): Promise<void> {
  const { config, modals, navigation } = services;
  const opensAs = readOpensAs(config.plugins['registration']);
  const { routeName } = navigation;
  if (opensAs === 'page' || routeName === registrationRoute || routeName === loginRoute)
    navigation.go({ name: registrationRoute });
  else await modals.open(registrationModal, { isNarrow: opensAs === 'narrow-dialog' });
}
