import { HttpError, type Http, type SafeStorage, type StoredValue } from '#core';
import { isStoredAnswers } from '#stored/limits/isStoredAnswers.js';
import type { RealityAnswer } from './Play.ts';
import { sendAnswer } from './PlayApi.ts';

interface KeptAnswer extends RealityAnswer {
  readonly userId: number;
}

/** Largest number of stored answers; `StoredAnswers` allows no more. */
const mostKept = 20;

/**
 * Answers to reality checks: those that could not be sent are stored in the browser and sent later.
 */
export class AnswerQueue {
  readonly #http: Http;
  readonly #stored: StoredValue<readonly KeptAnswer[]>;

  constructor({ http, storage }: { readonly http: Http; readonly storage: SafeStorage }) {
    this.#http = http;
    this.#stored = storage.value<readonly KeptAnswer[]>({
      key: 'limits/answers',
      version: 1,
      fallback: [],
      check: isStoredAnswers,
    });
  }

  /** Never rejects. */
  async add(userId: number, answer: RealityAnswer): Promise<void> {
    this.#stored.write([...this.#stored.read(), { ...answer, userId }].slice(-mostKept));
    await this.flush(userId);
  }

  /** Sends this person's stored answers, oldest first, until a call fails. Never rejects. */
  async flush(userId: number): Promise<void> {
    for (const kept of this.#stored.read().filter((each) => each.userId === userId)) {
      try {
        await sendAnswer(this.#http, kept);
      } catch (error) {
        const isRefused = error instanceof HttpError && error.status === 400;
        if (!isRefused) return;
      }
      const isSame = (each: KeptAnswer): boolean =>
        each.userId === userId && each.shownAtS === kept.shownAtS;
      this.#stored.write(this.#stored.read().filter((each) => !isSame(each)));
    }
  }
}
