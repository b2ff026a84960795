import { randomToken } from '../accounts/password/secrets.ts';
import type { Store } from '../store/Store.ts';
import { questionTexts, type QuestionId } from './questionTexts.ts';

/** Questions before a looser limit, with the answers that let it pass; pages do not know them. */
const rightAnswers: Readonly<Record<QuestionId, 'yes' | 'no'>> = {
  chance: 'no',
  means: 'yes',
  recover: 'no',
};

const questionIds: readonly QuestionId[] = ['chance', 'means', 'recover'];

export interface LimitQuestion {
  readonly id: QuestionId;
  readonly text: string;
}

export interface QuestionResult {
  readonly id: QuestionId;
  readonly isRight: boolean;
}

/** Three sentences take no longer to consider. */
const lifeMs = 30 * 60_000;

/** Asks questions before a looser limit; the orders wait here for the answers. */
export class LimitQuestions<Order> {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor({ store, nowMs }: { readonly store: Store; readonly nowMs: () => number }) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  questions(language: string): readonly LimitQuestion[] {
    const texts = questionTexts(language);
    return questionIds.map((id) => ({ id, text: texts[id] }));
  }

  /** @returns the token that the answers have to carry */
  ask(userId: number, orders: readonly Order[]): string {
    const token = randomToken();
    this.#store.run('DELETE FROM limit_questions WHERE user_id = ?', userId);
    this.#store.run(
      'INSERT INTO limit_questions (token, user_id, asked_at_ms, orders) VALUES (?, ?, ?, ?)',
      ...[token, userId, this.#nowMs(), JSON.stringify(orders)],
    );
    return token;
  }

  /** Ends the questions of the token, whatever the answers; undefined for an unknown token. */
  answer(
    userId: number,
    token: string,
    answers: Readonly<Record<string, string>>,
  ):
    | { readonly results: readonly QuestionResult[]; readonly orders: readonly Order[] }
    | undefined {
    const row = this.#store.one<{ readonly asked_at_ms: number; readonly orders: string }>(
      'DELETE FROM limit_questions WHERE token = ? AND user_id = ? RETURNING asked_at_ms, orders',
      token,
      userId,
    );
    if (row === undefined || this.#nowMs() > row.asked_at_ms + lifeMs) return undefined;
    return {
      results: questionIds.map((id) => ({ id, isRight: answers[id] === rightAnswers[id] })),
      // Written by this class only.
      orders: JSON.parse(row.orders) as readonly Order[],
    };
  }
}
