import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { askForLink } from '../api/RecoveryApi.ts';

/** `asked`: the letter is on its way, if the address belongs to somebody. */
export type ForgotPasswordState = 'typing' | 'sending' | 'asked' | 'incomplete' | 'too-many' | 'no-connection';

/** The question for a link: what was typed and how it went. */
export class ForgotPasswordStore {
  email = '';
  state: ForgotPasswordState = 'typing';
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setEmail(email: string): void {
    this.email = email.slice(0, 120);
    this.state = 'typing';
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    const email = this.email.trim();
    if (!/^[^\s@]+@[^\s@]+$/.test(email)) {
      this.state = 'incomplete';
      return;
    }
    this.state = 'sending';
    try {
      await askForLink(this.#http, email);
      runInAction(() => (this.state = 'asked'));
    } catch (error) {
      runInAction(() => (this.state = stateAfter(error)));
    }
  }
}

function stateAfter(error: unknown): ForgotPasswordState {
  if (error instanceof HttpError && error.status === 429) return 'too-many';
  return error instanceof HttpError && error.hasCode('invalid_email') ? 'incomplete' : 'no-connection';
}
