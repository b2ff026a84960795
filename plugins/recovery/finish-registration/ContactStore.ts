import { makeAutoObservable } from 'mobx';
import { HttpError, loadPhoneNumbers, type Http } from '#core';
import { Attempt } from '#core/data';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { saveContact, type Contact } from '../password/RecoveryApi.ts';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';

export type ContactKind = 'email' | 'phone';

/** Why a contact was refused: incomplete, too many tries, or a failed call. */
export type ContactFailure = 'incomplete' | 'too-many' | CallFailure;

/** Contact being typed, and the outcome of sending it. */
export class ContactStore {
  kind: ContactKind = 'email';
  text = '';
  readonly sending = new Attempt(failureOf);
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  setKind(kind: ContactKind): void {
    this.kind = kind;
    this.text = '';
    this.sending.setFailure(undefined);
  }

  setText(text: string): void {
    this.text = text.slice(0, 120);
    this.sending.setFailure(undefined);
  }

  /** Called when the focus leaves the field; an empty one is not an error yet. */
  async check(): Promise<void> {
    const { kind, text } = this;
    if (text.trim() === '' || (await readContact(kind, text.trim())) !== undefined) return;
    // The contact may have been sent or changed during the check.
    if (this.text === text && this.kind === kind && !this.sending.isBusy)
      this.sending.setFailure('incomplete');
  }

  /** Resolves with whether the contact now waits for its confirmation. */
  async send(): Promise<boolean> {
    const isSent = await this.sending.run(async () => {
      const contact = await readContact(this.kind, this.text.trim());
      if (contact === undefined) this.sending.setFailure('incomplete');
      else await saveContact(this.#http, contact);
    });
    return isSent && this.sending.failure === undefined;
  }
}

/** Returns the contact in wire format; undefined while it is incomplete. */
async function readContact(kind: ContactKind, text: string): Promise<Contact | undefined> {
  if (kind === 'email') return emailProblem(text) === undefined ? { email: text } : undefined;
  const { readPhone } = await loadPhoneNumbers();
  const phone = readPhone(text);
  return phone === undefined ? undefined : { phone };
}

function failureOf(error: unknown): ContactFailure {
  if (!(error instanceof HttpError)) return readCallFailure(error);
  if (error.status === 429) return 'too-many';
  return error.status === 400 ? 'incomplete' : readCallFailure(error);
}
