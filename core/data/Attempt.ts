import { makeAutoObservable, observableRef, runInAction } from 'mobx';

/**
 * Action that a person starts and a call carries out: sending, saving, deleting. Busy until it is
 * answered; then done, or failed with a reason.
 */
export class Attempt<Failure> {
  isBusy = false;
  failure: Failure | undefined = undefined;
  readonly #failureOf: (error: unknown) => Failure | undefined;

  /**
   * @param failureOf maps an error to the failure shown; runs in an action, so that a store
   * may change with it
   */
  constructor(failureOf: (error: unknown) => Failure | undefined) {
    this.#failureOf = failureOf;
    makeAutoObservable(this, { failure: observableRef }, { autoBind: true });
  }

  /** Starts unless another run is under way. Never rejects; resolves with whether it succeeded. */
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

  /** Sets a failure without a call; undefined clears it. */
  setFailure(failure: Failure | undefined): void {
    this.failure = failure;
  }
}
