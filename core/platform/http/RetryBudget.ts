const mostRetries = 10;
const earnedPerCall = 0.1;

/** Limits retries to a tenth of the calls after the first ten, to spare a failing service. */
export class RetryBudget {
  #left = mostRetries;

  earn(): void {
    this.#left = Math.min(mostRetries, this.#left + earnedPerCall);
  }

  spend(): boolean {
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
