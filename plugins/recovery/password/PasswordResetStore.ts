import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { changePassword } from './RecoveryApi.ts';
import { isEmailToken } from '../emails/isEmailToken.ts';
import { passwordProblem, type PasswordProblem } from '#domain/accounts/passwordProblem.ts';

/** `link-invalid`: used, expired or cut short; only another e-mail helps. */
export type PasswordResetState =
  | 'typing'
  | 'sending'
  | 'changed'
  | 'link-invalid'
  | 'no-connection';

/** A new password for a forgotten one. Holds the e-mail's token, nobody else does. */
export class PasswordResetStore {
  password = '';
  state: PasswordResetState;
  /** Said once the person has tried; before that the rules stand as a hint. */
  problem: PasswordProblem | undefined = undefined;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = isEmailToken(token) ? 'typing' : 'link-invalid';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setPassword(password: string): void {
    this.password = password;
    this.problem = undefined;
  }

  async send(): Promise<void> {
    if (this.state === 'sending') return;
    this.problem = passwordProblem(this.password);
    if (this.problem !== undefined) return;
    this.state = 'sending';
    try {
      await changePassword(this.#http, this.#token, this.password);
      runInAction(() => {
        this.password = '';
        this.state = 'changed';
      });
    } catch (error) {
      runInAction(
        () =>
          (this.state =
            error instanceof HttpError && error.hasCode('link_invalid')
              ? 'link-invalid'
              : 'no-connection'),
      );
    }
  }
}
