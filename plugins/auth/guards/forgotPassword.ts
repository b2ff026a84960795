import type { Guard } from '#core';

/** Home with the wish in its address opens the dialog for forgotten passwords, for visitors alone. */
export const forgotPassword: Guard = async ({ url }, { environment, session }) => {
  if (!url.searchParams.has('showForgotPasswordModal') || url.pathname !== `/${environment.language}`) return { kind: 'next' };
  await session.ready;
  return session.isAuthed ? { kind: 'next' } : { kind: 'modal', id: 'auth.forgot-password' };
};
