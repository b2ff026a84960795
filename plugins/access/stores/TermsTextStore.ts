import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Http } from '#core';
import { loadTermsText } from '../api/TermsApi.ts';
import type { TermsText } from '../api/fromWire.ts';

/** The terms to be read, and whether the person has said that they read them. */
export class TermsTextStore {
  text: TermsText | undefined = undefined;
  hasFailed = false;
  isRead = false;
  isSending = false;
  readonly #http: Http;
  #asked = 0;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, { text: observableRef }, { autoBind: true });
  }

  get canConfirm(): boolean {
    return this.text !== undefined && this.isRead && !this.isSending;
  }

  async load(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    this.hasFailed = false;
    try {
      const text = await loadTermsText(this.#http);
      if (asked === this.#asked) runInAction(() => this.take(text));
    } catch {
      if (asked === this.#asked) runInAction(() => (this.hasFailed = true));
    }
  }

  setRead(isRead: boolean): void {
    this.isRead = isRead;
  }

  setSending(isSending: boolean): void {
    this.isSending = isSending;
  }

  /** A word given for other terms does not count for these. */
  private take(text: TermsText): void {
    if (text.updatedAtS !== this.text?.updatedAtS) this.isRead = false;
    this.text = text;
  }
}
