import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';
import { randomToken } from '../password/secrets.ts';
import type { Way } from '../sign-in/Sessions.ts';

export const ticketLifeS = 300;
const mostTries = 5;
const mostExtensions = 2;

/** A sign-in that waits for the second factor. */
export interface BegunTwoStep {
  readonly userId: number;
  readonly way: Way;
  readonly isPersistent: boolean;
  /** Tries left after this one. */
  readonly triesLeft: number;
}

/** Tickets of sign-ins that wait for the second factor. */
export class TwoStepTickets {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  issue(
    userId: number,
    way: Way,
    isPersistent: boolean,
  ): { readonly ticket: string; readonly expiresAtMs: number } {
    const ticket = randomToken();
    const expiresAtMs = this.#nowMs() + ticketLifeS * 1000;
    this.#store.run('DELETE FROM two_step_tickets WHERE expires_at_ms <= ?', this.#nowMs());
    this.#store.run(
      `INSERT INTO two_step_tickets (ticket_hash, user_id, way, is_persistent, expires_at_ms)
        VALUES (?, ?, ?, ?, ?)`,
      secretHash(ticket),
      userId,
      way,
      Number(isPersistent),
      expiresAtMs,
    );
    return { ticket, expiresAtMs };
  }

  /** Counts a try before the code is checked; undefined if the ticket has ended. */
  consume(ticket: string): BegunTwoStep | undefined {
    const row = this.#store.one<{
      user_id: number;
      way: Way;
      is_persistent: number;
      tries: number;
    }>(
      `UPDATE two_step_tickets SET tries = tries + 1 WHERE ticket_hash = ? AND tries < ? AND
        expires_at_ms > ? RETURNING user_id, way, is_persistent, tries`,
      secretHash(ticket),
      mostTries,
      this.#nowMs(),
    );
    return (
      row && {
        userId: row.user_id,
        way: row.way,
        isPersistent: row.is_persistent === 1,
        triesLeft: mostTries - row.tries,
      }
    );
  }

  /**
   * Renews the lifetime of the ticket, at most twice: finding the app may take long, but a stolen
   * ticket has to end. Returns undefined if it has ended, `none` if no renewal is left.
   */
  extend(
    ticket: string,
  ): { readonly userId: number; readonly expiresAtMs: number } | 'none' | undefined {
    const nowMs = this.#nowMs();
    const isOpen = 'ticket_hash = ? AND tries < ? AND expires_at_ms > ?';
    const hash = secretHash(ticket);
    const row = this.#store.one<{ user_id: number; expires_at_ms: number }>(
      `UPDATE two_step_tickets SET expires_at_ms = ?, extensions = extensions + 1 WHERE ${isOpen} AND extensions < ? RETURNING user_id, expires_at_ms`,
      nowMs + ticketLifeS * 1000,
      hash,
      mostTries,
      nowMs,
      mostExtensions,
    );
    if (row !== undefined) return { userId: row.user_id, expiresAtMs: row.expires_at_ms };
    const open = `SELECT 1 AS yes FROM two_step_tickets WHERE ${isOpen}`;
    return this.#store.one(open, hash, mostTries, nowMs) === undefined ? undefined : 'none';
  }

  /** Ends the ticket; false if it has ended already. */
  end(ticket: string): boolean {
    return (
      this.#store.one(
        'DELETE FROM two_step_tickets WHERE ticket_hash = ? RETURNING user_id',
        secretHash(ticket),
      ) !== undefined
    );
  }

  /** Ends all tickets of a person after a change of the password. */
  endAll(userId: number): void {
    this.#store.run('DELETE FROM two_step_tickets WHERE user_id = ?', userId);
  }
}
