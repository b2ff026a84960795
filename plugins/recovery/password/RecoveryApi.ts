import type { Http } from '#core';
import type { CodeExchange, SentCode } from '../../auth/ui.ts';

/** Requests an e-mail with a link; the response does not reveal whether the address is known. */
export async function requestLink(http: Http, email: string): Promise<void> {
  await http.call('recovery.forgotPassword', { body: { email } });
}

/** Requests a text with a code; the response does not reveal whether the number is known. */
export async function requestCode(
  http: Http,
  phone: Parameters<CodeExchange['send']>[0],
): Promise<SentCode> {
  const {
    guid,
    masked,
    expires_at: expiresAtS,
    resend_at: resendAtS,
  } = await http.call('recovery.passwordSms', {
    body: { 'phone-number': phone.national, 'phone-code': phone.telCode },
  });
  return { guid, masked, expiresAtS, resendAtS };
}

/** Exchanges the code for a token that sets a new password, like that of a link. */
export async function tokenOfCode(http: Http, guid: string, code: string): Promise<string> {
  return (await http.call('recovery.passwordCode', { body: { guid, 'sms-code': code } })).token;
}

/** Returns the login of the link's account, and the minimum length of a password. */
export async function lookAtPasswordLink(
  http: Http,
  token: string,
): Promise<{ readonly login: string; readonly shortest: number }> {
  return http.call('recovery.passwordLink', { body: { token } });
}

export async function changePassword(http: Http, token: string, password: string): Promise<void> {
  await http.call('recovery.resetPassword', { body: { token, password } });
}

/** Contact of a person; a number as E.164. */
export type Contact = { readonly email: string } | { readonly phone: string };

/** Saves a contact; rejects with HttpError. */
export async function saveContact(http: Http, contact: Contact): Promise<void> {
  await http.call('user.contact', { body: contact });
}
