import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * Something that a person starts and a call carries out: sending, saving, deleting. Busy until it
 * is answered; then done, or with the reason why not.
 */
export class Attempt<Failure> {
  isBusy = false;
  failure: Failure | undefined = undefined;
  readonly #failureOf: (error: unknown) => Failure | undefined;

  /**
   * @param failureOf what the person is told of an error; runs in an action, so that a store may
   * change with it
   */
  constructor(failureOf: (error: unknown) => Failure | undefined) {
    this.#failureOf = failureOf;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Begins, unless another one is under way. Never rejects; resolves with whether it was done. */
  async run(work: () => Promise<unknown>): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    this.failure = undefined;
    try {
      await work();
      return true;
    } catch (error) {
      runInAction(() => (this.failure = this.#failureOf(error)));
      return false;
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  /** Says what stands in the way without a call; undefined takes it back. */
  setFailure(failure: Failure | undefined): void {
    this.failure = failure;
  }
}
