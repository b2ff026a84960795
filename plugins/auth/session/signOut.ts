import type { CoreServices } from '#core';
import { signOutModal } from '../contract.ts';

/**
 * Asks for confirmation, ends the session in every tab and goes to the return address, else home;
 * reloads the page when the platform does not answer.
 */
export async function signOut(
  { isConfirmed = false }: { readonly isConfirmed?: boolean },
  services: CoreServices,
): Promise<boolean> {
  if (!services.session.isAuthed) return true;
  const isWanted = isConfirmed || (await services.modals.open(signOutModal, {})) === true;
  if (!isWanted) return false;
  const { environment, navigation, session } = services;
  const wanted = navigation.query.get('return-url');
  await session.end();
  if (session.isAuthed) return false;
  const { readReturnUrl } = await import('../redirects/readReturnUrl.ts');
  navigation.go(readReturnUrl(wanted) ?? `/${environment.language}`, { isReplacing: true });
  return true;
}
