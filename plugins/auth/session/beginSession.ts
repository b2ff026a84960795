import type { Session } from '#core';
import type { SignedIn } from '../contract.ts';
import type { SignInAnswer } from '../sign-in/authFromWire.ts';

/** Begins the session of an answered sign-in, whichever way it came. @returns what is told of it */
export function beginSession(
  session: Pick<Session, 'begin'>,
  { userId, token, previousSignInAtS }: SignInAnswer,
): SignedIn {
  session.begin(userId, token);
  return { userId, ...(previousSignInAtS === undefined ? {} : { previousSignInAtS }) };
}
