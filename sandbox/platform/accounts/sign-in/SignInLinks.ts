import { randomBytes } from 'node:crypto';
import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';

const lifeMs = 15 * 60_000;

/** One-time sign-in tokens, valid for 15 minutes. Only hashes are stored. */
export class SignInLinks {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  create(userId: number): string {
    const token = randomBytes(32).toString('base64url');
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM sign_in_links WHERE expires_at_ms <= ?', this.#nowMs());
      this.#store.run(
        'INSERT INTO sign_in_links (token_hash, user_id, expires_at_ms) VALUES (?, ?, ?)',
        secretHash(token),
        userId,
        this.#nowMs() + lifeMs,
      );
    });
    return token;
  }

  /** Returns the user id and uses the token up. Undefined for a used, expired or unknown one. */
  redeem(token: string): number | undefined {
    return this.#store.transaction(() => {
      const row = this.#store.one<{ user_id: number }>(
        'SELECT user_id FROM sign_in_links WHERE token_hash = ? AND expires_at_ms > ?',
        secretHash(token),
        this.#nowMs(),
      );
      this.#store.run('DELETE FROM sign_in_links WHERE token_hash = ?', secretHash(token));
      return row?.user_id;
    });
  }
}
