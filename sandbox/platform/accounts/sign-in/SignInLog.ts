import type { Store } from '../../store/Store.ts';
import type { Way } from './Sessions.ts';

/** Origin of a sign-in. */
export interface SignInOrigin {
  readonly agent: string;
  /** Country reported by the edge; empty without one. */
  readonly country: string;
}

export interface SignInEntry extends SignInOrigin {
  readonly atMs: number;
  /** `wrong`: wrong password. */
  readonly outcome: 'in' | 'wrong';
  readonly way: Way;
}

const retentionMs = 90 * 86_400_000;
/** Thousands of guesses must not push the real sign-ins out of the list. */
const mostListed = 50;

/** Sign-ins of people, and wrong passwords for their accounts. */
export class SignInLog {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  add(userId: number, outcome: SignInEntry['outcome'], way: Way, origin: SignInOrigin): void {
    const now = this.#nowMs();
    this.#store.run(
      'DELETE FROM sign_in_log WHERE user_id = ? AND at_ms <= ?',
      userId,
      now - retentionMs,
    );
    this.#store.run(
      `INSERT INTO sign_in_log (user_id, at_ms, outcome, way, agent, country)
        VALUES (?, ?, ?, ?, ?, ?)`,
      ...[userId, now, outcome, way, origin.agent.slice(0, 300), origin.country],
    );
  }

  /** Returns the entries, newest first. */
  of(userId: number): readonly SignInEntry[] {
    return this.#store.all<SignInEntry>(
      `SELECT at_ms AS atMs, outcome, way, agent, country FROM sign_in_log
        WHERE user_id = ? AND at_ms > ? ORDER BY id DESC LIMIT ?`,
      userId,
      this.#nowMs() - retentionMs,
      mostListed,
    );
  }
}
