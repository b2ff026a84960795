import type { Http } from '#core';
import type { Account, UserFacts } from '../contract.ts';
import { readAccount, readSignIn, readUserFacts, type SignInAnswer } from './fromWire.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export async function signIn(http: Http, credentials: Credentials): Promise<SignInAnswer> {
  return readSignIn(await http.call('auth.login', { body: { uLogin: credentials.login, uPassword: credentials.password, save: credentials.isRemembered } }));
}

export async function signInByToken(http: Http, token: string): Promise<SignInAnswer> {
  return readSignIn(await http.call('auth.tokenLogin', { body: { token } }));
}

/** Asks for a letter with a link; what is answered says nothing of whether anybody has the address. */
export async function askForLink(http: Http, email: string): Promise<void> {
  await http.call('auth.forgotPassword', { body: { email } });
}

export async function changePassword(http: Http, token: string, password: string): Promise<void> {
  await http.call('auth.resetPassword', { body: { token, password } });
}

/** Leaves one way to reach the person; rejects with HttpError. */
export async function saveContact(http: Http, contact: { readonly email: string } | { readonly phone: string }): Promise<void> {
  await http.call('user.contact', { body: contact });
}

export async function loadAccounts(http: Http): Promise<{ readonly accounts: readonly Account[]; readonly activeAccountId: number }> {
  const answer = await http.call('user.accounts');
  return { accounts: answer.accounts.map(readAccount), activeAccountId: answer.activeAccountId };
}

export async function loadUserFacts(http: Http): Promise<UserFacts> {
  return readUserFacts((await http.call('user.config')).result);
}
