import type { Http } from '#core';
import {
  readCodeTicket,
  readStoppedNews,
  type CodeTicket,
  type StoppedNews,
} from './contactsFromWire.ts';

/** Hands in the link of an e-mail; says whether it had done its work before. */
export async function confirmEmail(http: Http, token: string): Promise<boolean> {
  return (await http.call('recovery.confirmEmail', { body: { token } })).isRepeated;
}

/**
 * Takes back a change of e-mail address or telephone number by the link that the old one got; says
 * how many ways to sign in, added since, went with it.
 */
export async function undoContact(http: Http, token: string): Promise<number> {
  return (await http.call('recovery.undoContact', { body: { token } })).ways_removed;
}

/** Asks for another e-mail; what is answered says nothing of whether anybody has the address. */
export async function requestEmail(
  http: Http,
  kind: 'verify' | 'activate',
  email: string,
): Promise<void> {
  await http.call('recovery.activationEmail', { body: { kind, email } });
}

/** Asks for a code by text, for whatever number. */
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

/** Asks for an e-mail with a link that stops the news. */
export async function requestNewsLink(http: Http, email: string): Promise<void> {
  await http.call('mailing.newsEmail', { body: { email } });
}
