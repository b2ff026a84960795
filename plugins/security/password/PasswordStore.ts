import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { NewPassword } from '../../auth/contract.ts';
import { changePassword } from './PasswordApi.ts';

export type CurrentProblem = 'missing' | 'wrong' | 'too-many';
export type PasswordOutcome = 'changed' | 'same' | 'failed';

/** Another password; what was typed stays until it was taken. */
export class PasswordStore {
  current = '';
  currentProblem: CurrentProblem | undefined = undefined;
  isBusy = false;
  outcome: PasswordOutcome | undefined = undefined;
  readonly #http: Http;
  readonly #wished: NewPassword;

  constructor(http: Http, wished: NewPassword) {
    this.#http = http;
    this.#wished = wished;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setCurrent(current: string): void {
    this.current = current.slice(0, 256);
    this.currentProblem = undefined;
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    this.outcome = undefined;
    this.currentProblem = this.current === '' ? 'missing' : undefined;
    const isGood = this.#wished.check();
    if (this.currentProblem !== undefined || !isGood) return;
    this.isBusy = true;
    try {
      await changePassword(this.#http, this.current, this.#wished.password);
      runInAction(() => {
        this.current = '';
        this.#wished.set('');
        this.#wished.settle();
        this.outcome = 'changed';
      });
    } catch (error) {
      runInAction(() => this.fail(error));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private fail(error: unknown): void {
    if (this.#wished.refuse(error)) return;
    if (!(error instanceof HttpError)) this.outcome = 'failed';
    else if (error.hasCode('wrong_password')) this.currentProblem = 'wrong';
    else if (error.hasCode('password_same')) this.outcome = 'same';
    else if (error.status === 429) this.currentProblem = 'too-many';
    else this.outcome = 'failed';
  }
}
