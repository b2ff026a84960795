import { ApiError } from '#sandbox';

const retentionMs = 60_000;

interface StoredAnswer<Answer> {
  readonly bodyHash: string;
  readonly untilMs: number;
  readonly answer: Promise<Answer>;
}

/**
 * Responses by idempotency key, in memory only: a lost response that contains a password can be
 * repeated for a minute and is deleted after that.
 */
export class RepeatedAnswers<Answer> {
  readonly #nowMs: () => number;
  readonly #answers = new Map<string, StoredAnswer<Answer>>();

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  async once(key: string, bodyHash: string, run: () => Promise<Answer>): Promise<Answer> {
    this.#forget();
    const before = this.#answers.get(key);
    if (before !== undefined) {
      if (before.bodyHash === bodyHash) return before.answer;
      throw new ApiError(409, 'idempotency_mismatch', 'The key was used for another request');
    }
    const answer = run();
    this.#answers.set(key, { bodyHash, untilMs: this.#nowMs() + retentionMs, answer });
    // A refused request may be corrected and sent again with the same key.
    answer.catch(() => this.#answers.delete(key));
    return answer;
  }

  #forget(): void {
    for (const [key, { untilMs }] of this.#answers)
      if (untilMs <= this.#nowMs()) this.#answers.delete(key);
  }
}
