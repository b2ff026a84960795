const mostRetries = 10;
const earnedPerCall = 0.1;

/** Retries are at most a tenth of the traffic, after the first ten: a service in trouble is not asked twice as often. */
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
