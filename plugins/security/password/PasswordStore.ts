import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import type { NewPassword } from '../../auth/contract.ts';
import { changePassword } from './PasswordApi.ts';

export type CurrentProblem = 'missing' | 'wrong' | 'too-many';
export type PasswordOutcome = 'changed' | 'set' | 'same' | 'failed';

export function isTaken(outcome: PasswordOutcome | undefined): boolean {
  return outcome === 'changed' || outcome === 'set';
}

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

  /**
   * @param hasPassword false where the first one is set: another proof takes the place of the old
   * @returns whether it was taken
   */
  async submit(hasPassword: boolean): Promise<boolean> {
    if (this.isBusy) return false;
    this.outcome = undefined;
    this.currentProblem = hasPassword && this.current === '' ? 'missing' : undefined;
    const isGood = this.#wished.check();
    if (this.currentProblem !== undefined || !isGood) return false;
    this.isBusy = true;
    try {
      const current = hasPassword ? this.current : undefined;
      await changePassword(this.#http, current, this.#wished.password);
      runInAction(() => {
        this.current = '';
        this.#wished.set('');
        this.#wished.settle();
        this.outcome = hasPassword ? 'changed' : 'set';
      });
      return true;
    } catch (error) {
      runInAction(() => this.fail(error));
      return false;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  private fail(error: unknown): void {
    if (this.#wished.refuse(error)) return;
    if (!(error instanceof HttpError)) this.outcome = 'failed';
    // Whoever left the dialog of the proof knows that nothing was done.
    else if (error.hasCode('reauth_required')) return;
    else if (error.hasCode('wrong_password')) this.currentProblem = 'wrong';
    else if (error.hasCode('password_same')) this.outcome = 'same';
    else if (error.status === 429) this.currentProblem = 'too-many';
    else this.outcome = 'failed';
  }
}
