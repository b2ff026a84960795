import { makeAutoObservable, runInAction } from 'mobx';
import type { Http } from '#core';
import { askForOpeningNotice } from '../appeals/AppealApi.ts';
import { isAddress } from './isAddress.ts';

/** ACC-16: the address for one message on the opening day. */
export class OpeningNoticeStore {
  email = '';
  progress: 'typing' | 'sending' | 'sent' | 'invalid' | 'failed' = 'typing';
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setEmail(email: string): void {
    this.email = email;
    if (this.progress !== 'sending') this.progress = 'typing';
  }

  async send(): Promise<void> {
    const address = this.email.trim();
    if (this.progress === 'sending') return;
    if (!isAddress(address)) {
      this.progress = 'invalid';
      return;
    }
    this.progress = 'sending';
    try {
      await askForOpeningNotice(this.#http, address);
      runInAction(() => (this.progress = 'sent'));
    } catch {
      runInAction(() => (this.progress = 'failed'));
    }
  }
}
