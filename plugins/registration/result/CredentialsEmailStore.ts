import { makeAutoObservable } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import { emailProblem } from '#domain/accounts/person/emailProblem.ts';
import { readCallFailure, type CallFailure } from '../../auth/contract.ts';
import { sendCredentials } from '../form/RegistrationApi.ts';

/** Why the letter was not sent; the first two stand at the field. */
export type CredentialsEmailFailure =
  | 'missing'
  | 'incomplete'
  | 'too-many'
  | 'replaced'
  | CallFailure;

/** Number and password by e-mail: what was typed stays until it has worked. */
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

  /** Gives the address to which the letter went. */
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
