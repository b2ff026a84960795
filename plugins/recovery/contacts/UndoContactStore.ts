import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';
import { undoContact } from './ContactsApi.ts';

export type UndoContactState = 'ready' | 'sending' | 'undone' | 'link-invalid' | 'no-connection';

/** Takes back a change of contact with one press. */
export class UndoContactStore {
  state: UndoContactState;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = isEmailToken(token) ? 'ready' : 'link-invalid';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async undo(): Promise<void> {
    if (this.state !== 'ready' && this.state !== 'no-connection') return;
    this.state = 'sending';
    try {
      await undoContact(this.#http, this.#token);
      runInAction(() => (this.state = 'undone'));
    } catch (error) {
      const isOver = error instanceof HttpError && error.hasCode('link_invalid');
      runInAction(() => (this.state = isOver ? 'link-invalid' : 'no-connection'));
    }
  }
}
