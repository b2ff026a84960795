import { makeAutoObservable } from 'mobx';
import type { Http } from '#core';
import { Resource } from '#core/data';
import { loadTermsText } from './TermsApi.ts';
import type { TermsText } from '../closed-site/accessFromWire.ts';

/** Text of the terms, and whether the person has ticked that they read it. */
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

  /** A tick for other terms does not count for these. */
  private apply({ updatedAtS }: TermsText): void {
    if (updatedAtS !== this.#updatedAtS) this.isRead = false;
    this.#updatedAtS = updatedAtS;
  }
}
