import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
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

/** Failed call, or an expired link to resume. */
type StopNewsFailure = CallFailure | 'undo-over';

/** Stops the newsletter with one press, and resumes it with another. */
export class StopNewsStore {
  state: StopNewsState;
  /** Masked address. */
  email = '';
  readonly sending = new Attempt<StopNewsFailure>((error) => this.#failureOf(error));
  #undoToken: string | undefined = undefined;
  readonly #http: Http;
  readonly #token: string;

  constructor(http: Http, token: string) {
    this.#http = http;
    this.#token = token;
    this.state = token === '' ? 'no-link' : isEmailToken(token) ? 'ready' : 'link-invalid';
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  async stop(): Promise<void> {
    await this.sending.run(async () => {
      const { email, undoToken } = await stopNews(this.#http, this.#token);
      this.#undoToken = undoToken;
      runInAction(() => {
        this.email = email;
        this.state = undoToken === undefined ? 'repeated' : 'stopped';
      });
    });
  }

  async undo(): Promise<void> {
    const token = this.#undoToken;
    if (token === undefined) return;
    await this.sending.run(async () => {
      await resumeNews(this.#http, token);
      runInAction(() => (this.state = 'resumed'));
    });
  }

  #failureOf(error: unknown): StopNewsFailure | undefined {
    if (!(error instanceof HttpError) || !error.hasCode('link_invalid'))
      return readCallFailure(error);
    if (this.state === 'stopped') return 'undo-over';
    this.state = 'link-invalid';
    return undefined;
  }
}
