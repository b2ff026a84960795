import { ApiError } from '../../http/ApiError.ts';
import type { Store } from '../../store/Store.ts';

const windowMs = 3_600_000;
const mostWrong = 5;

/** Result of a code for its purpose; `triesLeft` if the purpose limits the tries as well. */
interface CodeResult {
  readonly kind: string;
  readonly triesLeft?: number;
}

/**
 * Counts wrong codes of all kinds together, so that there are no five guesses per kind. A right
 * code resets nothing: otherwise the owner of one kind could guess at the others for ever.
 */
export class CodeTries {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /**
   * Checks a code. Must not await, so that parallel guesses see each other.
   *
   * @param counted key of the tries (`triesOf`, `ownTries`); undefined if the data sent with
   *   the code belong to no account and open nothing
   * @throws ApiError 429 `too_many_tries`, for a right code too
   */
  use<Result extends CodeResult>(
    counted: string | undefined,
    look: () => Result,
  ): { readonly result: Result; readonly triesLeft: number } {
    if (counted === undefined) return { result: look(), triesLeft: 0 };
    return this.#store.transaction(() => {
      const before = this.#requireFew(counted);
      const result = look();
      if (result.kind === 'wrong') this.#add(counted);
      const left = mostWrong - before - 1;
      return { result, triesLeft: Math.min(left, result.triesLeft ?? left) };
    });
  }

  /** Returns the number of wrong codes in the last hour. */
  #requireFew(counted: string): number {
    const nowMs = this.#nowMs();
    const wrong = this.#store.all<{ at_ms: number }>(
      'SELECT at_ms FROM code_tries WHERE counted = ? AND at_ms > ? ORDER BY at_ms DESC LIMIT ?',
      counted,
      nowMs - windowMs,
      mostWrong,
    );
    const oldest = wrong.at(-1);
    if (wrong.length < mostWrong || oldest === undefined) return wrong.length;
    const waitS = Math.max(1, Math.ceil((oldest.at_ms + windowMs - nowMs) / 1000));
    throw new ApiError(429, 'too_many_tries', `Too many wrong codes: try again in ${waitS} s`, {
      field: 'code',
      headers: { 'Retry-After': String(waitS) },
    });
  }

  #add(counted: string): void {
    const nowMs = this.#nowMs();
    this.#store.run('DELETE FROM code_tries WHERE at_ms <= ?', nowMs - windowMs);
    this.#store.run('INSERT INTO code_tries (counted, at_ms) VALUES (?, ?)', counted, nowMs);
  }
}
