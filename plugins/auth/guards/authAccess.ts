import type { Guard } from '#core';
import { signInAddress } from '../domain/signInAddress.ts';

/** A page for signed-in people sends a visitor to the sign-in page, which knows where to come back to. */
export const authAccess: Guard = async (request, services) => {
  if (request.access !== 'authed') return { kind: 'next' };
  await services.session.ready;
  if (services.session.isAuthed) return { kind: 'next' };
  return { kind: 'redirect', to: signInAddress(services, request.url) };
};
