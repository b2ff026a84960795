import { randomBytes } from 'node:crypto';
import { randomDigits } from '../password/secrets.ts';
import { secretHash } from '../password/secretHash.ts';
import type { Store } from '../../store/Store.ts';
import type { SignInOrigin } from './SignInLog.ts';

const qrLifeS = 120;
/** 128 bits. */
const tokenBytes = 16;

export type QrState = 'shown' | 'opened' | 'used' | 'stopped';

/** A code shown on a signed-in page, and the phone that has opened it. */
export interface SignInQr {
  readonly id: number;
  readonly userId: number;
  /** Shown on both screens for comparison. */
  readonly digits: string;
  readonly expiresAtMs: number;
  readonly state: QrState;
  readonly shownBy: SignInOrigin;
  readonly phone: SignInOrigin;
  /** When the person confirmed on the phone. */
  readonly usedAtMs: number | undefined;
}

interface QrRow {
  readonly id: number;
  readonly user_id: number;
  readonly agent: string;
  readonly country: string;
  readonly digits: string;
  readonly expires_at_ms: number;
  readonly state: QrState;
  readonly phone_agent: string;
  readonly phone_country: string;
  readonly used_at_ms: number | null;
}

/** QR codes that sign in a person's phone. Only the newest of a session is valid. */
export class SignInQrs {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  show(
    userId: number,
    sessionHash: string,
    { agent, country }: SignInOrigin,
  ): { readonly id: number; readonly token: string; readonly expiresAtMs: number } {
    const token = randomBytes(tokenBytes).toString('base64url');
    const expiresAtMs = this.#nowMs() + qrLifeS * 1000;
    return this.#store.transaction(() => {
      this.#store.run('DELETE FROM sign_in_qrs WHERE session_hash = ?', sessionHash);
      const id = this.#store.run(
        `INSERT INTO sign_in_qrs (token_hash, user_id, session_hash, agent, country, digits,
          expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        secretHash(token),
        userId,
        sessionHash,
        agent.slice(0, 300),
        country,
        randomDigits(2),
        expiresAtMs,
      );
      return { id, token, expiresAtMs };
    });
  }

  ofUser(id: number, userId: number): SignInQr | undefined {
    return toQr(
      this.#store.one<QrRow>('SELECT * FROM sign_in_qrs WHERE id = ? AND user_id = ?', id, userId),
    );
  }

  /**
   * Binds the code to the first browser that opens it. A second browser means that another person
   * saw the code, which then ends for both; so does a country other than the page's.
   */
  open(token: string, { agent, country }: SignInOrigin): SignInQr | undefined {
    return this.#store.transaction(() => {
      const found = this.#byToken(token);
      if (found === undefined || found.state === 'used' || found.state === 'stopped')
        return undefined;
      const isElsewhere =
        found.shownBy.country !== '' && country !== '' && found.shownBy.country !== country;
      if (found.state === 'opened' || isElsewhere) {
        this.#set(found.id, 'stopped');
        return undefined;
      }
      this.#store.run(
        "UPDATE sign_in_qrs SET state = 'opened', phone_agent = ?, phone_country = ? WHERE id = ?",
        agent.slice(0, 300),
        country,
        found.id,
      );
      return this.#byToken(token);
    });
  }

  /** Uses the code up; undefined if it has ended. */
  use(token: string): SignInQr | undefined {
    return this.#store.transaction(() => {
      const found = this.#byToken(token);
      if (found?.state !== 'opened') return undefined;
      this.#set(found.id, 'used');
      this.#store.run(
        'UPDATE sign_in_qrs SET used_at_ms = ? WHERE id = ?',
        this.#nowMs(),
        found.id,
      );
      return found;
    });
  }

  /** Returns the sessions opened by the code: none while the phone still has to prove something. */
  sessionsOf({ userId, usedAtMs, phone }: SignInQr): readonly string[] {
    if (usedAtMs === undefined) return [];
    return this.#store
      .all<{ id_hash: string }>(
        `SELECT id_hash FROM sessions
          WHERE user_id = ? AND way = 'qr' AND created_at_ms >= ? AND agent = ?`,
        userId,
        usedAtMs,
        phone.agent,
      )
      .map((row) => row.id_hash);
  }

  /** Returns the owner of a code, even after its end. */
  ownerOf(token: string): number | undefined {
    return this.#store.one<{ user_id: number }>(
      'SELECT user_id FROM sign_in_qrs WHERE token_hash = ?',
      secretHash(token),
    )?.user_id;
  }

  stop(id: number): void {
    this.#set(id, 'stopped');
  }

  /** Returns a mark that changes when a phone opens or uses a code of the person. */
  markOf(userId: number): string {
    return (
      this.#store.one<{ mark: string }>(
        `SELECT id || ' ' || state || ' ' || (SELECT COUNT(*) FROM sessions
          WHERE sessions.user_id = sign_in_qrs.user_id AND way = 'qr') AS mark FROM sign_in_qrs
          WHERE user_id = ? ORDER BY id DESC LIMIT 1`,
        userId,
      )?.mark ?? ''
    );
  }

  #byToken(token: string): SignInQr | undefined {
    return toQr(
      this.#store.one<QrRow>(
        'SELECT * FROM sign_in_qrs WHERE token_hash = ? AND expires_at_ms > ?',
        secretHash(token),
        this.#nowMs(),
      ),
    );
  }

  #set(id: number, state: QrState): void {
    this.#store.run('UPDATE sign_in_qrs SET state = ? WHERE id = ?', state, id);
  }
}

function toQr(row: QrRow | undefined): SignInQr | undefined {
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      digits: row.digits,
      expiresAtMs: row.expires_at_ms,
      state: row.state,
      shownBy: { agent: row.agent, country: row.country },
      phone: { agent: row.phone_agent, country: row.phone_country },
      usedAtMs: row.used_at_ms ?? undefined,
    }
  );
}
