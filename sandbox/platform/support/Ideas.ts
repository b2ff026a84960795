import { maskCardNumbers } from '#domain/texts/maskCardNumbers.ts';
import type { IdeaAnswer, IdeaRequest } from '#wire';
import { ApiError } from '../http/ApiError.ts';
import type { Store } from '../store/Store.ts';

const mostADay = 3;
const dayMs = 86_400_000;

/** Ideas of people for the site. */
export class Ideas {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /**
   * Adds an idea; a repeated key is the same idea. @throws ApiError 429 for the fourth within a day
   */
  add(userId: number, key: string, { title, text }: IdeaRequest): IdeaAnswer {
    return this.#store.transaction(() => {
      const known = this.#store.one<{ id: number }>(
        'SELECT id FROM ideas WHERE user_id = ? AND key = ?',
        userId,
        key,
      );
      if (known !== undefined) return { id: known.id, left: this.#left(userId) };
      if (this.#left(userId) === 0)
        throw new ApiError(429, 'too_many_ideas', `At most ${mostADay} ideas a day`, {
          headers: { 'Retry-After': '86400' },
        });
      if (title.trim() === '' || text.trim().length < 10)
        throw new ApiError(400, 'invalid_body', 'An idea has a title and 10 characters of text', {
          field: title.trim() === '' ? 'title' : 'text',
        });
      const id = this.#store.run(
        'INSERT INTO ideas (user_id, key, title, text, created_at_ms) VALUES (?, ?, ?, ?, ?)',
        ...[
          userId,
          key,
          maskCardNumbers(title.trim()),
          maskCardNumbers(text.trim()),
          this.#nowMs(),
        ],
      );
      return { id, left: this.#left(userId) };
    });
  }

  #left(userId: number): number {
    const today = this.#store.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM ideas WHERE user_id = ? AND created_at_ms > ?',
      userId,
      this.#nowMs() - dayMs,
    );
    return Math.max(0, mostADay - (today?.count ?? 0));
  }
}
