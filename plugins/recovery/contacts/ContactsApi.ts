import type { Http } from '#core';
import {
  readCodeTicket,
  readStoppedNews,
  type CodeTicket,
  type StoppedNews,
} from './contactsFromWire.ts';

/** Sends the token of an e-mail link; resolves with whether it had been used before. */
export async function confirmEmail(http: Http, token: string): Promise<boolean> {
  return (await http.call('recovery.confirmEmail', { body: { token } })).isRepeated;
}

/**
 * Reverts a change of e-mail address or number by the link sent to the old one; resolves with the
 * number of sign-in methods, added since, that were removed.
 */
export async function undoContact(http: Http, token: string): Promise<number> {
  return (await http.call('recovery.undoContact', { body: { token } })).ways_removed;
}

/** Requests another e-mail; the response does not reveal whether the address is known. */
export async function requestEmail(
  http: Http,
  kind: 'verify' | 'activate',
  email: string,
): Promise<void> {
  await http.call('recovery.activationEmail', { body: { kind, email } });
}

/** Requests a code by text, for any number. */
export async function requestCode(http: Http, phone: string): Promise<CodeTicket> {
  return readCodeTicket(await http.call('recovery.activationCode', { body: { phone } }));
}

export async function confirmPhone(http: Http, token: string, code: string): Promise<void> {
  await http.call('recovery.confirmPhone', { body: { token, code } });
}

export async function stopNews(http: Http, token: string): Promise<StoppedNews> {
  return readStoppedNews(await http.call('mailing.stopNews', { body: { token } }));
}

export async function resumeNews(http: Http, token: string): Promise<void> {
  await http.call('mailing.resumeNews', { body: { token } });
}

/** Requests an e-mail with a link that stops the newsletter. */
export async function requestNewsLink(http: Http, email: string): Promise<void> {
  await http.call('mailing.newsEmail', { body: { email } });
}
