import type { CoreServices } from '#core';
import { loginRoute, registrationRoute } from '../../auth/contract.ts';
import { registrationModal } from '../contract.ts';
import { readOpensAs } from './readOpensAs.ts';

/**
 * Opens the form: over the page, or as a page where the brand wants it so, where the form is the
 * page already, and from the sign-in page.
 */
export async function openRegistration(_payload: object, services: CoreServices): Promise<void> {
  const { config, modals, navigation } = services;
  const opensAs = readOpensAs(config.plugins['registration']);
  const { routeName } = navigation;
  if (opensAs === 'page' || routeName === registrationRoute || routeName === loginRoute)
    navigation.go({ name: registrationRoute });
  else await modals.open(registrationModal, { isNarrow: opensAs === 'narrow-dialog' });
}
