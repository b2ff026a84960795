import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';
import { confirmRegistration } from '../form/RegistrationApi.ts';
import type { Registered } from '../form/RegistrationForm.ts';

export type ConfirmState = 'ready' | 'sending' | 'opened' | 'link-invalid' | 'no-connection';

/** Opens the account of a letter's link with one press: mail scanners open links. */
export class ConfirmStore {
  state: ConfirmState;
  registered: Registered | undefined = undefined;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = isEmailToken(token) ? 'ready' : 'link-invalid';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async confirm(): Promise<void> {
    if (this.state !== 'ready' && this.state !== 'no-connection') return;
    this.state = 'sending';
    try {
      const registered = await confirmRegistration(this.#http, this.#token);
      runInAction(() => {
        this.registered = registered;
        this.state = 'opened';
      });
    } catch (error) {
      const isOver = error instanceof HttpError && error.hasCode('link_invalid');
      runInAction(() => (this.state = isOver ? 'link-invalid' : 'no-connection'));
    }
  }
}
