import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { resumeNews, stopNews } from '../contacts/ContactsApi.ts';
import { isEmailToken } from '#domain/accounts/isEmailToken.ts';

/** `repeated`: this link was used before. `no-link`: the page was opened without one. */
export type StopNewsState =
  | 'ready'
  | 'stopped'
  | 'repeated'
  | 'resumed'
  | 'link-invalid'
  | 'no-link';

/** Ends the news by e-mail with one press, and brings them back with another. */
export class StopNewsStore {
  state: StopNewsState;
  /** The address, not whole. */
  email = '';
  isSending = false;
  /** There was no answer, or the way back is over. */
  failure: 'no-connection' | 'undo-over' | undefined = undefined;
  #undoToken: string | undefined = undefined;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = token === '' ? 'no-link' : isEmailToken(token) ? 'ready' : 'link-invalid';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async stop(): Promise<void> {
    await this.#send(
      async () => {
        const { email, undoToken } = await stopNews(this.#http, this.#token);
        this.#undoToken = undoToken;
        runInAction(() => {
          this.email = email;
          this.state = undoToken === undefined ? 'repeated' : 'stopped';
        });
      },
      () => (this.state = 'link-invalid'),
    );
  }

  async undo(): Promise<void> {
    const token = this.#undoToken;
    if (token === undefined) return;
    await this.#send(
      async () => {
        await resumeNews(this.#http, token);
        runInAction(() => (this.state = 'resumed'));
      },
      () => (this.failure = 'undo-over'),
    );
  }

  async #send(work: () => Promise<void>, onInvalid: () => void): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.failure = undefined;
    try {
      await work();
    } catch (error) {
      runInAction(() => {
        if (error instanceof HttpError && error.hasCode('link_invalid')) onInvalid();
        else this.failure = 'no-connection';
      });
    } finally {
      runInAction(() => (this.isSending = false));
    }
  }
}
