import type { TokenLookAnswer } from '#wire';
import type { Http } from '#core';
import { credentialEncoding, encodeCredential } from '#domain/accounts/credentialText.ts';
import type { Account, UserFacts } from '../contract.ts';
import type { SignInLink } from './SignInLink.ts';
import type { SentCode } from '../phone/PhoneCodeStore.ts';
import {
  readAccount,
  readClosedRights,
  readSignInStep,
  readUserFacts,
  type SignInStep,
} from './authFromWire.ts';

export interface Credentials {
  readonly login: string;
  readonly password: string;
  readonly isRemembered: boolean;
}

export async function signIn(http: Http, credentials: Credentials): Promise<SignInStep> {
  return readSignInStep(
    await http.call('auth.login', {
      body: {
        uLogin: encodeCredential(credentials.login),
        uPassword: encodeCredential(credentials.password),
        encoding: credentialEncoding,
        save: credentials.isRemembered,
      },
    }),
  );
}

/** Number in the parts that the wire needs. */
interface Phone {
  readonly number: string;
  readonly telCode: string;
  readonly national: string;
  readonly country: string;
}

export async function signInByPhone(
  http: Http,
  phone: Phone,
  { password, isRemembered }: Pick<Credentials, 'password' | 'isRemembered'>,
): Promise<SignInStep> {
  return readSignInStep(
    await http.call('auth.phoneLogin', {
      body: {
        phone_number: phone.number,
        country_code: phone.country.toLowerCase(),
        uPassword: encodeCredential(password),
        encoding: credentialEncoding,
        save: isRemembered,
      },
    }),
  );
}

export async function sendSignInCode(http: Http, phone: Phone): Promise<SentCode> {
  const {
    guid,
    masked,
    expires_at: expiresAtS,
    resend_at: resendAtS,
  } = await http.call('auth.sms', {
    body: { 'phone-number': phone.national, 'phone-code': phone.telCode },
  });
  return { guid, masked, expiresAtS, resendAtS };
}

export async function signInByCode(
  http: Http,
  { guid, code, isRemembered }: { guid: string; code: string; isRemembered: boolean },
): Promise<SignInStep> {
  return readSignInStep(
    await http.call('auth.smsLogin', { body: { guid, 'sms-code': code, save: isRemembered } }),
  );
}

/** Returns the account of the link, which stays unused. */
export async function lookAtToken(
  http: Http,
  { token, signed }: SignInLink,
  signal?: AbortSignal,
): Promise<TokenLookAnswer> {
  const body = { token, ...signed };
  return http.call('auth.tokenLook', { body, ...(signal === undefined ? {} : { signal }) });
}

export async function signInByToken(
  http: Http,
  { token, signed }: SignInLink,
): Promise<SignInStep> {
  return readSignInStep(await http.call('auth.tokenLogin', { body: { token, ...signed } }));
}

export async function loadClosedRights(http: Http): Promise<UserFacts['closedRights']> {
  return readClosedRights((await http.call('auth.rights')).rights);
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
