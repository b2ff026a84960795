import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, loadPhoneNumbers, type Http } from '#core';
import { saveContact, type Contact } from '../password/RecoveryApi.ts';
import { isWholeEmail } from '../emails/isWholeEmail.ts';

export type ContactKind = 'email' | 'phone';

/** Why a contact was refused: incomplete, too many were tried, or no answer. */
export type ContactFailure = 'incomplete' | 'too-many' | 'no-connection';

/** One way to reach the person: what was typed and how it went. */
export class ContactStore {
  kind: ContactKind = 'email';
  text = '';
  isSending = false;
  failure: ContactFailure | undefined = undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setKind(kind: ContactKind): void {
    this.kind = kind;
    this.text = '';
    this.failure = undefined;
  }

  setText(text: string): void {
    this.text = text.slice(0, 120);
    this.failure = undefined;
  }

  /** Resolves with whether the contact waits for its confirmation now. */
  async send(): Promise<boolean> {
    if (this.isSending) return false;
    this.isSending = true;
    try {
      const contact = await readContact(this.kind, this.text.trim());
      if (contact === undefined) runInAction(() => (this.failure = 'incomplete'));
      else await saveContact(this.#http, contact);
      return contact !== undefined;
    } catch (error) {
      runInAction(() => (this.failure = failureOf(error)));
      return false;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }
}

/** What is typed as it goes over the wire; undefined while it is not whole. */
async function readContact(kind: ContactKind, text: string): Promise<Contact | undefined> {
  if (kind === 'email') return isWholeEmail(text) ? { email: text } : undefined;
  const { readPhone } = await loadPhoneNumbers();
  const phone = readPhone(text);
  return phone === undefined ? undefined : { phone };
}

function failureOf(error: unknown): ContactFailure {
  if (!(error instanceof HttpError)) return 'no-connection';
  if (error.status === 429) return 'too-many';
  return error.status === 400 ? 'incomplete' : 'no-connection';
}
