import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { StepReporter } from '#core/data';
import { isCaptchaMissing, readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { requestEmail, requestNewsLink } from '../contacts/ContactsApi.ts';
import { requestLink } from '../password/RecoveryApi.ts';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';

/** Purpose of the link in the e-mail. */
type EmailKind = 'password' | 'verify' | 'activate' | 'news';

/** `asked`: the e-mail was sent if the address belongs to an account. */
export type EmailState = 'typing' | 'sending' | 'asked' | 'incomplete' | 'too-many' | CallFailure;

/** Form of the e-mail: text and state. Does not reveal whether an address is known. */
export class EmailStore {
  email = '';
  state: EmailState = 'typing';
  readonly #http: Http;
  readonly #kind: EmailKind;
  readonly #tell: StepReporter;

  /** @param tell emits the step of the request */
  constructor(http: Http, kind: EmailKind, tell: StepReporter = async (run) => run()) {
    this.#tell = tell;
    this.#http = http;
    this.#kind = kind;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setEmail(email: string): void {
    this.email = email.slice(0, 120);
    this.state = 'typing';
  }

  /** Requests the e-mail when the address is complete. */
  async send(): Promise<void> {
    if (this.state === 'sending') return;
    const email = this.email.trim();
    if (emailProblem(email) !== undefined) {
      this.state = 'incomplete';
      return;
    }
    this.state = 'sending';
    try {
      await this.#tell(async () => this.#ask(email));
      runInAction(() => (this.state = 'asked'));
    } catch (error) {
      runInAction(() => (this.state = stateAfter(error)));
    }
  }

  async #ask(email: string): Promise<void> {
    if (this.#kind === 'password') await requestLink(this.#http, email);
    else if (this.#kind === 'news') await requestNewsLink(this.#http, email);
    else await requestEmail(this.#http, this.#kind, email);
  }
}

function stateAfter(error: unknown): EmailState {
  if (isCaptchaMissing(error)) return 'typing';
  if (error instanceof HttpError && error.status === 429) return 'too-many';
  return error instanceof HttpError && error.hasCode('invalid_email')
    ? 'incomplete'
    : readCallFailure(error);
}
