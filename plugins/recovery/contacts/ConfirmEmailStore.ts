import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { isCallFailure, readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { confirmEmail } from './ContactsApi.ts';
import type { UsedLink } from '../emails/UsedLink.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

/** `repeated`: the link was used before. `no-link`: the page was opened without one. */
export type ConfirmEmailState =
  | 'checking'
  | 'confirmed'
  | 'repeated'
  | 'link-invalid'
  | 'no-link'
  | CallFailure;

/** Outcome of an e-mail link that confirms an address. */
export class ConfirmEmailStore {
  state: ConfirmEmailState;
  readonly #http: Http;
  readonly #token: string;
  readonly #usedLink: UsedLink;
  #isAsked = false;

  constructor(http: Http, token: string, usedLink: UsedLink) {
    this.#http = http;
    this.#token = token;
    this.#usedLink = usedLink;
    this.state =
      token === ''
        ? usedLink.isTold
          ? 'confirmed'
          : 'no-link'
        : isEmailToken(token)
          ? 'checking'
          : 'link-invalid';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Sends the token, once; again after a call without a response. */
  async confirm(): Promise<void> {
    const isOpen = this.state === 'checking' || isCallFailure(this.state);
    if (this.#isAsked || !isOpen) return;
    this.#isAsked = true;
    this.state = 'checking';
    try {
      const isRepeated = await confirmEmail(this.#http, this.#token);
      this.#usedLink.keep();
      runInAction(() => (this.state = isRepeated ? 'repeated' : 'confirmed'));
    } catch (error) {
      runInAction(
        () =>
          (this.state =
            error instanceof HttpError && error.hasCode('link_invalid')
              ? 'link-invalid'
              : readCallFailure(error)),
      );
    } finally {
      this.#isAsked = false;
    }
  }
}
