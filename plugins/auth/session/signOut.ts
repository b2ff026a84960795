import type { CoreServices } from '#core';
import { signOutModal } from '../contract.ts';

/** Asks, ends the session in every tab and goes home; without an answer the page reloads. */
export async function signOut(
  { isConfirmed = false }: { readonly isConfirmed?: boolean },
  services: CoreServices,
): Promise<boolean> {
  if (!services.session.isAuthed) return true;
  const isWanted = isConfirmed || (await services.modals.open(signOutModal, {})) === true;
  if (!isWanted) return false;
  await services.session.end();
  if (services.session.isAuthed) return false;
  services.navigation.go(`/${services.environment.language}`, { isReplacing: true });
  return true;
}
