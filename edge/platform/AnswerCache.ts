import { logFault } from '../operation/logFault.ts';

export interface CachedAnswer<Answer> {
  readonly answer: Answer;
  readonly isFresh: boolean;
}

/** Answers by key, with one request per key at a time. A stale answer stays until it is renewed. */
export class AnswerCache<Answer> {
  readonly #entriesMax: number;
  readonly #nowMs: () => number;
  readonly #entries = new Map<string, { readonly answer: Answer; readonly freshUntilMs: number }>();
  readonly #pending = new Map<string, Promise<Answer>>();

  /** @param entriesMax the oldest entries are dropped beyond that */
  constructor(entriesMax: number, nowMs: () => number) {
    this.#entriesMax = entriesMax;
    this.#nowMs = nowMs;
  }

  get(key: string): CachedAnswer<Answer> | undefined {
    const entry = this.#entries.get(key);
    return entry && { answer: entry.answer, isFresh: entry.freshUntilMs > this.#nowMs() };
  }

  /**
   * Joins the renewal in flight, or starts one.
   *
   * @param ask should not reject; `forMs` is the time for which its answer is fresh
   */
  renew(
    key: string,
    ask: () => Promise<{ readonly answer: Answer; readonly forMs: number }>,
  ): Promise<Answer> {
    const known = this.#pending.get(key);
    if (known !== undefined) return known;
    const pending = this.#renew(key, ask).finally(() => this.#pending.delete(key));
    // The caller may have stopped waiting: without this a rejection would be unhandled.
    pending.catch((error: unknown) => logFault('renewal-failed', error));
    this.#pending.set(key, pending);
    return pending;
  }

  async #renew(key: string, ask: Parameters<AnswerCache<Answer>['renew']>[1]): Promise<Answer> {
    const { answer, forMs } = await ask();
    // Set again, so that the map is ordered by age.
    this.#entries.delete(key);
    const oldest = this.#entries.keys().next();
    if (this.#entries.size >= this.#entriesMax && oldest.done !== true)
      this.#entries.delete(oldest.value);
    this.#entries.set(key, { answer, freshUntilMs: this.#nowMs() + forMs });
    return answer;
  }
}
