import type { Guard } from '#core';

/** Guard: moves signed-in people from pages for visitors to the page they wanted, else home. */
export const authRedirect: Guard = async (request, services) => {
  if (request.access !== 'anonymous') return { kind: 'next' };
  await services.session.ready;
  if (!services.session.isAuthed) return { kind: 'next' };
  return (await import('./leaveVisitorPage.ts')).leaveVisitorPage(request, services);
};
