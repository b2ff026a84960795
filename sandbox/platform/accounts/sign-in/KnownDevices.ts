import { randomBytes } from 'node:crypto';
import { secretHash } from '../password/secretHash.ts';
import type { Store } from '../../store/Store.ts';

/** Maximum lifetime that browsers grant a cookie. */
export const deviceLifeS = 400 * 86_400;
/** Number of devices stored for a person; the one not seen for longest is dropped first. */
const mostDevices = 20;
const trustLifeMs = 30 * 86_400_000;

/** Browsers in which a person has signed in: wrong guesses of strangers do not lock these out. */
export class KnownDevices {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /** Returns the key that counts guesses in this browser; undefined if the person never used it. */
  idOf(secret: string | undefined, userId: number): string | undefined {
    if (secret === undefined) return undefined;
    return this.#store.one<{ device_hash: string }>(
      `SELECT device_hash FROM known_devices
        WHERE device_hash = ? AND user_id = ? AND seen_at_ms > ?`,
      secretHash(secret),
      userId,
      this.#nowMs() - deviceLifeS * 1000,
    )?.device_hash;
  }

  /**
   * Whether the browser differs from all in which the person has signed in; a first one is not new.
   */
  isNew(secret: string | undefined, userId: number): boolean {
    const known = this.#store.one<{ count: number }>(
      'SELECT COUNT(*) AS count FROM known_devices WHERE user_id = ?',
      userId,
    );
    return (known?.count ?? 0) > 0 && this.idOf(secret, userId) === undefined;
  }

  /** Stores the browser; returns the secret for its cookie. */
  remember(secret: string | undefined, userId: number): string {
    const known = secret ?? randomBytes(32).toString('base64url');
    this.#store.transaction(() => {
      this.#store.run(
        `INSERT INTO known_devices (device_hash, user_id, seen_at_ms)
          VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET seen_at_ms = excluded.seen_at_ms`,
        secretHash(known),
        userId,
        this.#nowMs(),
      );
      this.#store.run(
        `DELETE FROM known_devices WHERE user_id = ? AND device_hash NOT IN (SELECT device_hash
          FROM known_devices WHERE user_id = ? ORDER BY seen_at_ms DESC LIMIT ?)`,
        userId,
        userId,
        mostDevices,
      );
    });
    return known;
  }

  /** Trusts a known browser: no second factor for 30 days. */
  trust(secret: string, userId: number): void {
    this.#store.run(
      'UPDATE known_devices SET trusted_until_ms = ? WHERE device_hash = ? AND user_id = ?',
      this.#nowMs() + trustLifeMs,
      secretHash(secret),
      userId,
    );
  }

  isTrusted(secret: string | undefined, userId: number): boolean {
    const device = this.idOf(secret, userId);
    return (
      device !== undefined &&
      this.#store.one(
        `SELECT 1 FROM known_devices
          WHERE device_hash = ? AND user_id = ? AND trusted_until_ms > ?`,
        device,
        userId,
        this.#nowMs(),
      ) !== undefined
    );
  }

  /** Ends all trust after a password change; migration 093 does so for a change of factors. */
  trustNone(userId: number): void {
    this.#store.run('UPDATE known_devices SET trusted_until_ms = 0 WHERE user_id = ?', userId);
  }

  /** Forgets all browsers at a password reset: a thief may have signed in on a known one. */
  forget(userId: number): void {
    this.#store.run('DELETE FROM known_devices WHERE user_id = ?', userId);
  }
}
