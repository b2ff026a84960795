import { makeAutoObservable } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { sendCredentials } from '../form/RegistrationApi.ts';

/** Why the e-mail was not sent; the first two are shown at the field. */
export type CredentialsEmailFailure =
  | 'missing'
  | 'incomplete'
  | 'too-many'
  | 'replaced'
  | CallFailure;

/** Sends number and password by e-mail; the address stays typed until that has worked. */
export class CredentialsEmailStore {
  email = '';
  readonly sending = new Attempt(failureOf);
  readonly #http: Http;
  readonly #password: string;

  constructor(http: Http, password: string) {
    this.#http = http;
    this.#password = password;
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  type(email: string): void {
    this.email = email.slice(0, 254);
    this.sending.setFailure(undefined);
  }

  /** Resolves with the address to which the e-mail went; undefined when it was not sent. */
  async send(): Promise<string | undefined> {
    const problem = emailProblem(this.email);
    if (problem !== undefined) {
      this.sending.setFailure(problem);
      return undefined;
    }
    const email = this.email.trim();
    const isSent = await this.sending.run(async () =>
      sendCredentials(this.#http, email, this.#password),
    );
    return isSent ? email : undefined;
  }
}

function failureOf(error: unknown): CredentialsEmailFailure {
  if (!(error instanceof HttpError)) return readCallFailure(error);
  if (error.status === 429) return 'too-many';
  if (error.hasCode('secret_replaced') || error.hasCode('wrong_password')) return 'replaced';
  return error.status === 400 ? 'incomplete' : readCallFailure(error);
}
