import type { Store } from '../../store/Store.ts';

/** Returns the key that counts wrong passwords of strangers for an account. */
export function accountKey(userId: number): string {
  return `user:${userId}`;
}

const loginWindowMs = 900_000;
const loginLimit = 5;

/** Consecutive wrong passwords that close an account until its password is reset. */
const mostInARow = 100;
/** A count of consecutive wrong passwords is deleted this long after the last of them. */
const rowLifeMs = 90 * 86_400_000;

/**
 * Wrong passwords by key: an account, one browser of its owner, or an unknown login. Five within 15
 * minutes close it, also for the right password.
 */
export class LoginAttempts {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Returns the seconds until the login opens again; undefined while it is open. */
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

  /** Returns the number of wrong passwords within the window. */
  count(login: string, nowMs: number): number {
    return (
      this.#store.one<{ count: number }>(
        'SELECT COUNT(*) AS count FROM login_attempts WHERE login = ? AND at_ms > ?',
        login.toLowerCase(),
        nowMs - loginWindowMs,
      )?.count ?? 0
    );
  }

  /** Counts before the password is checked, so that parallel guesses do not slip through. */
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
    this.#store.run('DELETE FROM failures_in_a_row WHERE login = ?', login.toLowerCase());
  }

  /** Whether so many were wrong in a row that waiting does not open it again. */
  isClosedForGood(login: string): boolean {
    const row = this.#store.one<{ failures: number }>(
      'SELECT failures FROM failures_in_a_row WHERE login = ?',
      login.toLowerCase(),
    );
    return (row?.failures ?? 0) >= mostInARow;
  }

  /** Closes as after too many wrong passwords in a row: only a new password opens it. */
  closeForGood(login: string, nowMs: number): void {
    this.#store.run(
      `INSERT INTO failures_in_a_row (login, failures, at_ms)
        VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET failures = excluded.failures, at_ms =
        excluded.at_ms`,
      login.toLowerCase(),
      mostInARow,
      nowMs,
    );
  }

  recordFailure(login: string, nowMs: number): void {
    this.#store.run('DELETE FROM failures_in_a_row WHERE at_ms <= ?', nowMs - rowLifeMs);
    this.#store.run(
      `INSERT INTO failures_in_a_row (login, failures, at_ms)
        VALUES (?, 1, ?) ON CONFLICT DO UPDATE SET failures = failures + 1, at_ms = excluded.at_ms`,
      login.toLowerCase(),
      nowMs,
    );
  }
}
