import type { TokenLookAnswer } from '#wire';
import type { Http } from '#core';
import type { Account, UserFacts } from '../contract.ts';
import { readAccount, readSignIn, readUserFacts, type SignInAnswer } from './authFromWire.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export async function signIn(http: Http, credentials: Credentials): Promise<SignInAnswer> {
  return readSignIn(
    await http.call('auth.login', {
      body: {
        uLogin: credentials.login,
        uPassword: credentials.password,
        save: credentials.isRemembered,
      },
    }),
  );
}

/** Whom the link signs in; it is not used up. */
export async function lookAtToken(http: Http, token: string): Promise<TokenLookAnswer> {
  return http.call('auth.tokenLook', { body: { token } });
}

export async function signInByToken(http: Http, token: string): Promise<SignInAnswer> {
  return readSignIn(await http.call('auth.tokenLogin', { body: { token } }));
}

export async function loadAccounts(
  http: Http,
): Promise<{ readonly accounts: readonly Account[]; readonly activeAccountId: number }> {
  const answer = await http.call('user.accounts');
  return { accounts: answer.accounts.map(readAccount), activeAccountId: answer.activeAccountId };
}

export async function loadUserFacts(http: Http): Promise<UserFacts> {
  return readUserFacts((await http.call('user.config')).result);
}
