import type { Store } from '../../store/Store.ts';
import type { Way } from './Sessions.ts';

/** Where somebody came from. */
export interface SignInOrigin {
  readonly agent: string;
  /** As the edge says; empty where it does not. */
  readonly country: string;
}

export interface SignInEntry extends SignInOrigin {
  readonly atMs: number;
  /** `wrong`: the password was not right. */
  readonly outcome: 'in' | 'wrong';
  readonly way: Way;
}

const retentionMs = 90 * 86_400_000;
/** Guesses by the thousand leave the sign-ins in the list that matter. */
const mostTold = 50;

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

  /** Newest first. */
  of(userId: number): readonly SignInEntry[] {
    return this.#store.all<SignInEntry>(
      `SELECT at_ms AS atMs, outcome, way, agent, country FROM sign_in_log
        WHERE user_id = ? AND at_ms > ? ORDER BY id DESC LIMIT ?`,
      userId,
      this.#nowMs() - retentionMs,
      mostTold,
    );
  }
}
