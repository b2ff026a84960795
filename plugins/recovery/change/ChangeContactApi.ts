import type { Http } from '#core';
import type { Contact } from '../password/RecoveryApi.ts';
import type { ContactChange, OwnContacts } from './Contacts.ts';
import { readContactChange, readOwnContacts } from './contactsFromUserConfig.ts';

export async function loadContacts(http: Http, signal: AbortSignal): Promise<OwnContacts> {
  return readOwnContacts((await http.call('user.config', { signal })).result);
}

/** Requests a change, which takes effect once it is confirmed. Rejects with HttpError. */
export async function changeContact(http: Http, contact: Contact): Promise<ContactChange> {
  return readContactChange(await http.call('user.contact', { body: contact }));
}
