import type { Http } from '#core';
import { readSignInStep, type SignInStep } from '../sign-in/authFromWire.ts';

/** Begins a visit to the provider; resolves with an address that the caller validates. */
export async function beginVisit(
  http: Http,
  provider: string,
  intent: 'login' | 'register',
  returnPath: string,
): Promise<string> {
  const { redirectUrl } = await http.call('auth.social', {
    params: { provider },
    body: { intent, return_path: returnPath },
  });
  return redirectUrl;
}

export async function signInByPass(
  http: Http,
  provider: string,
  pass: string,
): Promise<SignInStep> {
  return readSignInStep(await http.call('auth.socialLogin', { body: { login: provider, pass } }));
}

/** Lets the account with the provider sign in to the account of the person who is here. */
export async function linkProvider(http: Http, ticket: string): Promise<void> {
  await http.call('auth.socialLink', { body: { ticket } });
}
