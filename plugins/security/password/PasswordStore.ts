import { makeAutoObservable, runInAction } from 'mobx';
import { HttpError, type Http } from '#core';
import { Attempt } from '#core/data';
import type { NewPassword } from '../../auth/contract.ts';
import { changePassword } from './PasswordApi.ts';

export type CurrentProblem = 'missing' | 'wrong' | 'too-many';
/** Change of the password; what was typed stays until it is accepted. */
export class PasswordStore {
  current = '';
  currentProblem: CurrentProblem | undefined = undefined;
  /** Effect of the last successful attempt. */
  done: 'changed' | 'set' | undefined = undefined;
  readonly sending = new Attempt<'same' | 'failed'>((error) => this.#failureOf(error));
  readonly #http: Http;
  readonly #wished: NewPassword;

  constructor(http: Http, wished: NewPassword) {
    this.#http = http;
    this.#wished = wished;
    makeAutoObservable(this, { sending: false }, { autoBind: true });
  }

  setCurrent(current: string): void {
    this.current = current.slice(0, 256);
    this.currentProblem = undefined;
  }

  /**
   * @param hasPassword false for a first password, which another proof protects
   * @returns whether it was accepted
   */
  async submit(hasPassword: boolean): Promise<boolean> {
    if (this.sending.isBusy) return false;
    this.done = undefined;
    this.sending.setFailure(undefined);
    this.currentProblem = hasPassword && this.current === '' ? 'missing' : undefined;
    const isGood = this.#wished.check();
    if (this.currentProblem !== undefined || !isGood) return false;
    return this.sending.run(async () => {
      const current = hasPassword ? this.current : undefined;
      await changePassword(this.#http, current, this.#wished.password);
      runInAction(() => {
        this.current = '';
        this.#wished.set('');
        this.#wished.settle();
        this.done = hasPassword ? 'changed' : 'set';
      });
    });
  }

  #failureOf(error: unknown): 'same' | 'failed' | undefined {
    if (this.#wished.refuse(error)) return undefined;
    if (!(error instanceof HttpError)) return 'failed';
    // A person who left the dialog of the proof knows that nothing was done.
    if (error.hasCode('reauth_required')) return undefined;
    if (error.hasCode('wrong_password')) this.currentProblem = 'wrong';
    else if (error.hasCode('password_same')) return 'same';
    else if (error.status === 429) this.currentProblem = 'too-many';
    else return 'failed';
    return undefined;
  }
}
