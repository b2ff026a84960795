import type { Store } from '../../store/Store.ts';

const loginWindowMs = 900_000;
const loginLimit = 5;

/** Wrong passwords per login: five within fifteen minutes close it, also for the right password. */
export class LoginAttempts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Seconds until the login opens again; undefined while it is open. */
  retryAfterS(login: string, nowMs: number): number | undefined {
    const rows = this.#store.all<{ at_ms: number }>(
      'SELECT at_ms FROM login_attempts WHERE login = ? AND at_ms > ? ORDER BY at_ms DESC LIMIT ?',
      login.toLowerCase(),
      nowMs - loginWindowMs,
      loginLimit,
    );
    const oldest = rows.at(-1);
    return rows.length < loginLimit || oldest === undefined
      ? undefined
      : Math.max(1, Math.ceil((oldest.at_ms + loginWindowMs - nowMs) / 1000));
  }

  /** Number of wrong passwords within the window. */
  count(login: string, nowMs: number): number {
    return (
      this.#store.one<{ count: number }>(
        'SELECT COUNT(*) AS count FROM login_attempts WHERE login = ? AND at_ms > ?',
        login.toLowerCase(),
        nowMs - loginWindowMs,
      )?.count ?? 0
    );
  }

  /** Counted before the password is checked, so that parallel guesses do not slip through. */
  record(login: string, nowMs: number): void {
    this.#store.run('DELETE FROM login_attempts WHERE at_ms <= ?', nowMs - loginWindowMs);
    this.#store.run(
      'INSERT INTO login_attempts (login, at_ms) VALUES (?, ?)',
      login.toLowerCase(),
      nowMs,
    );
  }

  clear(login: string): void {
    this.#store.run('DELETE FROM login_attempts WHERE login = ?', login.toLowerCase());
  }
}
