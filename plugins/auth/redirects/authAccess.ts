import type { Guard } from '#core';
import { accountsToken } from '../contract.ts';
import { finishRegistrationRoute } from '../../recovery/contract.ts';

/** Guard: private pages need a sign-in, and people without a contact must add one first. */
export const authAccess: Guard = async (request, services) => {
  if (request.access === 'authed') {
    await services.session.ready;
    if (!services.session.isAuthed)
      return (await import('./openSignIn.ts')).openSignIn(request, services);
  }
  const mayBeUnfinished =
    request.routeName === finishRegistrationRoute ||
    services.services.peek(accountsToken)?.user?.needsContact === true;
  return mayBeUnfinished
    ? (await import('../registration/evaluateContact.ts')).evaluateContact(request, services)
    : { kind: 'next' };
};
