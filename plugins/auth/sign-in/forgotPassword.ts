import type { Guard } from '#core';
import { loginRoute } from '../contract.ts';
import { forgotPasswordModal } from '../../recovery/contract.ts';

/**
 * Guard: opens the forgotten-password dialog for visitors, on home and sign-in with the parameter.
 */
export const forgotPassword: Guard = async ({ url, language, routeName }, { plan, session }) => {
  const { id } = forgotPasswordModal;
  if (
    !url.searchParams.has('showForgotPasswordModal') ||
    (url.pathname !== `/${language}` && routeName !== loginRoute) ||
    !plan.modals.some((modal) => modal.id === id && modal.offReason === undefined)
  )
    return { kind: 'next' };
  await session.ready;
  return session.isAuthed ? { kind: 'next' } : { kind: 'modal', id };
};
