import type { Guard } from '#core';

/** Home with the wish in its address opens the dialog for forgotten passwords, for visitors alone. */
export const forgotPassword: Guard = async ({ url, language }, { plan, session }) => {
  const id = 'recovery.forgot-password';
  if (!url.searchParams.has('showForgotPasswordModal') || url.pathname !== `/${language}` || !plan.modals.some((modal) => modal.id === id && modal.offReason === undefined)) return { kind: 'next' };
  await session.ready;
  return session.isAuthed ? { kind: 'next' } : { kind: 'modal', id };
};
