import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { proveByPassword } from './stepUp.ts';

export type StepUpProblem = 'missing' | 'wrong' | 'too-many' | 'no-connection';

/** The password, asked for once more. */
export class StepUpStore {
  password = '';
  isBusy = false;
  problem: StepUpProblem | undefined = undefined;
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setPassword(password: string): void {
    this.password = password.slice(0, 256);
    this.problem = undefined;
  }

  /** True when the platform believes it. */
  async submit(): Promise<boolean> {
    if (this.isBusy) return false;
    if (this.password === '') {
      this.problem = 'missing';
      return false;
    }
    this.isBusy = true;
    try {
      await proveByPassword(this.#http, this.password);
      runInAction(() => (this.password = ''));
      return true;
    } catch (error) {
      runInAction(() => (this.problem = problemOf(error)));
      return false;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }
}

function problemOf(error: unknown): StepUpProblem {
  if (!(error instanceof HttpError)) return 'no-connection';
  if (error.hasCode('wrong_password')) return 'wrong';
  return error.status === 429 ? 'too-many' : 'no-connection';
}
