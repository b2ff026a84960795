import { makeAutoObservable } from 'mobx';
import type { Http } from '#core';
import { Resource } from '#core/data';
import { loadTermsText } from './TermsApi.ts';
import type { TermsText } from '../closed-site/accessFromWire.ts';

/** The terms to be read, and whether the person has said that they read them. */
export class TermsTextStore {
  readonly text: Resource<TermsText>;
  isRead = false;
  isSending = false;
  #updatedAtS: number | undefined;

  constructor(http: Http) {
    this.text = new Resource({
      ask: () => loadTermsText(http),
      onValue: (text) => this.apply(text),
    });
    makeAutoObservable(this, { text: false }, { autoBind: true });
  }

  get canConfirm(): boolean {
    return this.text.hasValue && this.isRead && !this.isSending;
  }

  setRead(isRead: boolean): void {
    this.isRead = isRead;
  }

  setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  /** A word given for other terms does not count for these. */
  private apply({ updatedAtS }: TermsText): void {
    if (updatedAtS !== this.#updatedAtS) this.isRead = false;
    this.#updatedAtS = updatedAtS;
  }
}
