import { randomBytes } from 'node:crypto';
import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';

export const signInLinkLifeS = 15 * 60;

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
        this.#nowMs() + signInLinkLifeS * 1000,
      );
    });
    return token;
  }

  /** The user id; the token stays as it is. Undefined for a used, expired or unknown one. */
  find(token: string): number | undefined {
    return this.#store.one<{ user_id: number }>(
      'SELECT user_id FROM sign_in_links WHERE token_hash = ? AND expires_at_ms > ?',
      secretHash(token),
      this.#nowMs(),
    )?.user_id;
  }

  /** Returns the user id and uses the token up. Undefined for a used, expired or unknown one. */
  redeem(token: string): number | undefined {
    return this.#store.transaction(() => {
      const userId = this.find(token);
      this.#store.run('DELETE FROM sign_in_links WHERE token_hash = ?', secretHash(token));
      return userId;
    });
  }
}
