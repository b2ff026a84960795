import type { CoreServices } from '#core';
import { disconnect } from '../api/AuthApi.ts';
import { signOutModal } from '../contract.ts';

/**
 * Asks, tells the platform, forgets the person in every tab and goes home. When the platform cannot be told, the person
 * stays signed in and reads so: a session that lives on the server would be back with the next reload.
 */
export async function signOut({ isConfirmed = false }: { readonly isConfirmed?: boolean }, services: CoreServices): Promise<boolean> {
  if (!services.session.isAuthed) return true;
  const isWanted = isConfirmed || (await services.modals.open(signOutModal, {})) === true;
  if (!isWanted) return false;
  try {
    await disconnect(services.http);
  } catch (error) {
    services.reports.report(error, { plugin: 'auth', contribution: 'auth.sign-out' });
    await services.i18n.loadNamespace('auth');
    services.notices.add({ group: 'session', kind: 'alert', tone: 'danger', title: services.i18n.t('auth:signOut.failed.title'), text: services.i18n.t('auth:signOut.failed.text') });
    return false;
  }
  await services.session.end({ isServerTold: true });
  services.navigation.go(`/${services.environment.language}`, { isReplacing: true });
  return true;
}
