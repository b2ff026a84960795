import type { Guard } from '#core';

/** A page for signed-in people sends a visitor to the sign-in page, which knows where to come back to. */
export const authAccess: Guard = async (request, services) => {
  if (request.access !== 'authed') return { kind: 'next' };
  await services.session.ready;
  if (services.session.isAuthed) return { kind: 'next' };
  const { pathname, search, hash } = request.url;
  return { kind: 'redirect', to: services.navigation.href({ name: 'auth.login', query: { 'return-url': pathname + search + hash } }) };
};
