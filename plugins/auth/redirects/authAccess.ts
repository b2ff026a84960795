import type { Guard } from '#core';
import { accountsToken, finishRegistrationRoute } from '../contract.ts';

/** Sends visitors of private pages to sign in, and people without contact to finish that. */
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
