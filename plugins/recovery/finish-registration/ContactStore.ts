import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { saveContact } from '../password/RecoveryApi.ts';
import { isWholeEmail } from '../letters/isWholeEmail.ts';
import { looksLikePhone } from '../contacts/looksLikePhone.ts';

export type ContactKind = 'email' | 'phone';

/** Why a contact was not taken: it is not whole, it belongs to another account, or there was no answer. */
export type ContactFailure = 'incomplete' | 'taken' | 'no-connection';

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

  /** Resolves with whether the contact is saved now. */
  async send(): Promise<boolean> {
    if (this.isSending) return false;
    const text = this.text.trim();
    const isWhole = this.kind === 'email' ? isWholeEmail(text) : looksLikePhone(text);
    if (!isWhole) {
      this.failure = 'incomplete';
      return false;
    }
    this.isSending = true;
    try {
      await saveContact(this.#http, this.kind === 'email' ? { email: text } : { phone: text });
      return true;
    } catch (error) {
      runInAction(() => (this.failure = failureOf(error)));
      return false;
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }
}

function failureOf(error: unknown): ContactFailure {
  if (!(error instanceof HttpError)) return 'no-connection';
  if (error.hasCode('email_taken')) return 'taken';
  return error.status === 400 ? 'incomplete' : 'no-connection';
}
