import type { Http } from '#core';
import { readSignIn, type SignInAnswer } from '../sign-in/authFromWire.ts';

export async function proveSecondFactor(
  http: Http,
  ticket: string,
  code: string,
): Promise<SignInAnswer> {
  return readSignIn(await http.call('auth.twoStep', { body: { ticket, code } }));
}

export async function stepUp(
  http: Http,
  proof: { readonly password: string; readonly code?: string },
): Promise<void> {
  await http.call('auth.stepUp', { body: proof });
}
