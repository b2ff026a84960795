import type { Session } from '#core';
import type { SignedIn } from '../contract.ts';
import type { SignInAnswer } from '../sign-in/authFromWire.ts';

/**
 * Starts the session of an answered sign-in, for every method.
 * @returns payload of the sign-in event
 */
export function beginSession(
  session: Pick<Session, 'begin'>,
  { userId, token, previousSignInAtS }: SignInAnswer,
): SignedIn {
  session.begin(userId, token);
  return { userId, ...(previousSignInAtS === undefined ? {} : { previousSignInAtS }) };
}
