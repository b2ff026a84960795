import type { Http } from '#core';

/** Requests an e-mail with a link; the answer does not tell if the address is known. */
export async function askForLink(http: Http, email: string): Promise<void> {
  await http.call('recovery.forgotPassword', { body: { email } });
}

export async function changePassword(http: Http, token: string, password: string): Promise<void> {
  await http.call('recovery.resetPassword', { body: { token, password } });
}

/** A way to reach a person; the number as E.164. */
export type Contact = { readonly email: string } | { readonly phone: string };

/** Leaves one way to reach the person; rejects with HttpError. */
export async function saveContact(http: Http, contact: Contact): Promise<void> {
  await http.call('user.contact', { body: contact });
}
