import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { FactorCode } from './FactorCode.ts';
import { stepUp } from './SecondFactorApi.ts';

export type PasswordFault = 'missing' | 'wrong' | 'too-many' | 'no-connection';

/** A proof of who is there: the password, and the code where one is needed. */
export class StepUpStore {
  password = '';
  fault: PasswordFault | undefined = undefined;
  isBusy = false;
  readonly code: FactorCode | undefined;
  readonly #http: Http;
  readonly #onProved: () => void;

  constructor({ http }: { readonly http: Http }, needsCode: boolean, onProved: () => void) {
    this.#http = http;
    this.#onProved = onProved;
    this.code = needsCode ? new FactorCode() : undefined;
    makeAutoObservable(this, { code: false }, { autoBind: true });
  }

  setPassword(password: string): void {
    this.password = password.slice(0, 200);
    this.fault = undefined;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const { password, code } = this;
    this.fault = password === '' ? 'missing' : undefined;
    if (code?.check() === false || password === '') return;
    this.isBusy = true;
    try {
      await stepUp(this.#http, code === undefined ? { password } : { password, code: code.text });
      this.#onProved();
    } catch (error) {
      runInAction(() => this.#fail(error));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  #fail(error: unknown): void {
    const isOfCode =
      error instanceof HttpError && (error.hasCode('code_wrong') || error.hasCode('code_used'));
    if (isOfCode) this.code?.refuse(error);
    else if (!(error instanceof HttpError)) this.fault = 'no-connection';
    else if (error.hasCode('wrong_password')) this.fault = 'wrong';
    else this.fault = error.hasCode('too_many_tries') ? 'too-many' : 'no-connection';
  }
}
