import type { Http } from '#core';
import { readSignIn, type SignInAnswer } from '../sign-in/authFromWire.ts';

/** Returns the sign-in if the device was let in; the code of the e-mail also lets it in. */
export async function loadDeviceDecision(
  http: Http,
  ticket: string,
  code?: string,
): Promise<SignInAnswer | undefined> {
  const answer = await http.call('auth.newDevice', {
    body: { ticket, ...(code === undefined ? {} : { code }) },
  });
  return 'next' in answer ? undefined : readSignIn(answer);
}

/** Sends another e-mail, which replaces the previous one. */
export async function sendLetterAgain(
  http: Http,
  ticket: string,
): Promise<{ readonly resendAtS: number }> {
  const { resend_at: resendAtS } = await http.call('auth.newDeviceLetter', { body: { ticket } });
  return { resendAtS };
}
