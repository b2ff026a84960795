import type { Guard } from '#core';
import { accountsToken, finishRegistrationRoute } from '../contract.ts';

/**
 * A page for signed-in people sends a visitor to the sign-in page, which knows where to come back to. A person who has
 * to finish the registration does so first.
 */
export const authAccess: Guard = async (request, services) => {
  if (request.access === 'authed') {
    await services.session.ready;
    if (!services.session.isAuthed)
      return {
        kind: 'redirect',
        to: (await import('./signInAddress.ts')).signInAddress(services, request.url),
      };
  }
  const mayBeUnfinished =
    request.routeName === finishRegistrationRoute ||
    services.services.peek(accountsToken)?.user?.needsContact === true;
  return mayBeUnfinished
    ? (await import('../registration/evaluateContact.ts')).evaluateContact(request, services)
    : { kind: 'next' };
};
