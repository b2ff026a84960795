const mostRetries = 10;
const earnedPerCall = 0.1;

/** After the first ten, retries are at most a tenth of the calls, to spare a failing service. */
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
