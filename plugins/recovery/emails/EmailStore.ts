import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { StepReporter } from '#core/data';
import { isCaptchaMissing, readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { requestEmail, requestNewsLink } from '../contacts/ContactsApi.ts';
import { requestLink } from '../password/RecoveryApi.ts';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';

/** What the link in the e-mail is for. */
type EmailKind = 'password' | 'verify' | 'activate' | 'news';

/** `asked`: the e-mail is on its way, if the address belongs to an account. */
export type EmailState = 'typing' | 'sending' | 'asked' | 'incomplete' | 'too-many' | CallFailure;

/** The e-mail form: text and state. Never says whether an address is known. */
export class EmailStore {
  email = '';
  state: EmailState = 'typing';
  readonly #http: Http;
  readonly #kind: EmailKind;
  readonly #tell: StepReporter;

  /** @param tell who is told that the e-mail was asked for */
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

  /** Asks for the e-mail, when the address is whole. */
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
