import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';
import { randomToken } from '../password/secrets.ts';

export const challengeLifeMs = 5 * 60_000;
export const mostPasskeys = 10;
/** Maximum number of open challenges; the oldest is dropped first. */
const mostChallenges = 10_000;

export interface Passkey {
  /** Credential id, base64url. */
  readonly id: string;
  readonly userId: number;
  /** The only domain on which it works. */
  readonly host: string;
  readonly name: string;
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signature counter of the device; 0 if it has none. */
  readonly counter: number;
  /** The passkey is synced to other devices of the person. */
  readonly isSynced: boolean;
  readonly createdAtMs: number;
  readonly usedAtMs: number | undefined;
}

interface PasskeyRow {
  readonly id: string;
  readonly user_id: number;
  readonly host: string;
  readonly name: string;
  readonly public_key: Uint8Array<ArrayBuffer>;
  readonly counter: number;
  readonly is_synced: number;
  readonly created_at_ms: number;
  readonly used_at_ms: number | null;
}

/** Registered passkeys, and challenges that wait for a signature. */
export class Passkeys {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /**
   * @param userId the person who creates a passkey; undefined for a sign-in, before anyone is known
   */
  challenge(host: string, userId?: number): string {
    const challenge = randomToken();
    const nowMs = this.#nowMs();
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM passkey_challenges WHERE expires_at_ms <= ?', nowMs);
      this.#store.run(
        `DELETE FROM passkey_challenges WHERE challenge_hash NOT IN (SELECT challenge_hash FROM
          passkey_challenges ORDER BY expires_at_ms DESC LIMIT ?)`,
        mostChallenges - 1,
      );
      this.#store.run(
        `INSERT INTO passkey_challenges (challenge_hash, host, user_id, expires_at_ms)
          VALUES (?, ?, ?, ?)`,
        secretHash(challenge),
        host,
        userId ?? null,
        nowMs + challengeLifeMs,
      );
    });
    return challenge;
  }

  /** Consumes a challenge; false if it is expired, used, or for another purpose. */
  consumeChallenge(challenge: string, host: string, userId?: number): boolean {
    return (
      this.#store.one(
        `DELETE FROM passkey_challenges WHERE challenge_hash = ? AND host = ? AND user_id IS ? AND
          expires_at_ms > ? RETURNING host`,
        secretHash(challenge),
        host,
        userId ?? null,
        this.#nowMs(),
      ) !== undefined
    );
  }

  byId(id: string): Passkey | undefined {
    const row = this.#store.one<PasskeyRow>('SELECT * FROM passkeys WHERE id = ?', id);
    return row && toPasskey(row);
  }

  ofUser(userId: number): readonly Passkey[] {
    return this.#store
      .all<PasskeyRow>(
        'SELECT * FROM passkeys WHERE user_id = ? ORDER BY created_at_ms, id',
        userId,
      )
      .map(toPasskey);
  }

  /** Returns false if the passkey exists already, or the person has the maximum number. */
  add(passkey: Omit<Passkey, 'createdAtMs' | 'usedAtMs'>): boolean {
    const { id, userId, host, name, publicKey, counter, isSynced } = passkey;
    return this.#store.transaction(() => {
      if (this.byId(id) !== undefined || this.ofUser(userId).length >= mostPasskeys) return false;
      this.#store.run(
        `INSERT INTO passkeys (id, user_id, host, name, public_key, counter, is_synced,
          created_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[id, userId, host, name, publicKey, counter, isSynced ? 1 : 0, this.#nowMs()],
      );
      return true;
    });
  }

  /**
   * Records a use. Returns false if the counter has not advanced: the passkey is cloned, or the
   * signature is replayed.
   */
  use(id: string, counter: number, isSynced: boolean): boolean {
    return (
      this.#store.one(
        `UPDATE passkeys SET counter = ?, is_synced = ?, used_at_ms = ?
          WHERE id = ? AND (counter < ? OR (counter = 0 AND ? = 0)) RETURNING id`,
        ...[counter, isSynced ? 1 : 0, this.#nowMs(), id, counter, counter],
      ) !== undefined
    );
  }

  rename(id: string, userId: number, name: string): boolean {
    return (
      this.#store.one(
        'UPDATE passkeys SET name = ? WHERE id = ? AND user_id = ? RETURNING id',
        name,
        id,
        userId,
      ) !== undefined
    );
  }

  /** Removes those added since; returns how many. */
  removeSince(userId: number, sinceMs: number): number {
    return this.#store.all(
      'DELETE FROM passkeys WHERE user_id = ? AND created_at_ms >= ? RETURNING id',
      userId,
      sinceMs,
    ).length;
  }

  remove(id: string, userId: number): boolean {
    return (
      this.#store.one(
        'DELETE FROM passkeys WHERE id = ? AND user_id = ? RETURNING id',
        id,
        userId,
      ) !== undefined
    );
  }
}

function toPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    userId: row.user_id,
    host: row.host,
    name: row.name,
    publicKey: row.public_key,
    counter: row.counter,
    isSynced: row.is_synced === 1,
    createdAtMs: row.created_at_ms,
    usedAtMs: row.used_at_ms ?? undefined,
  };
}
