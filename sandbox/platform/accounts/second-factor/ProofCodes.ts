import { secretHash } from '../password/secretHash.ts';
import { isSameHash, randomDigits, randomToken } from '../password/secrets.ts';
import type { Store } from '../../store/Store.ts';

const codeLifeMs = 10 * 60_000;
const resendAfterMs = 60_000;
const mostTries = 5;

/** A sent code; `guid` goes to the page only, and both are needed. */
export interface ProofCode {
  readonly guid: string;
  readonly code: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** `over`: out of time or tries, used, or of another person. */
export type ProofCodeResult =
  | { readonly kind: 'right' | 'over' }
  | { readonly kind: 'wrong'; readonly triesLeft: number };

/** Codes by e-mail that prove the owner of an account without a password. */
export class ProofCodes {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /** Creates a code, which replaces earlier ones of the person. */
  begin(userId: number): ProofCode {
    const [guid, code, nowMs] = [randomToken(), randomDigits(6), this.#nowMs()];
    const expiresAtMs = nowMs + codeLifeMs;
    this.#store.transaction(() => {
      this.#store.run(
        'DELETE FROM proof_codes WHERE user_id = ? OR expires_at_ms <= ?',
        userId,
        nowMs,
      );
      this.#store.run(
        `INSERT INTO proof_codes (guid_hash, user_id, code_hash, expires_at_ms)
          VALUES (?, ?, ?, ?)`,
        secretHash(guid),
        userId,
        secretHash(code + guid),
        expiresAtMs,
      );
    });
    return { guid, code, expiresAtMs, resendAtMs: nowMs + resendAfterMs };
  }

  /** Checks a code; the right one is used up. */
  use(userId: number, guid: string, code: string): ProofCodeResult {
    const hash = secretHash(guid);
    return this.#store.transaction((): ProofCodeResult => {
      const row = this.#store.one<{ readonly code_hash: string; readonly tries: number }>(
        `UPDATE proof_codes SET tries = tries + 1 WHERE guid_hash = ? AND user_id = ? AND
          expires_at_ms > ? AND tries < ? RETURNING code_hash, tries`,
        hash,
        userId,
        this.#nowMs(),
        mostTries,
      );
      if (row === undefined) return { kind: 'over' };
      if (!isSameHash(row.code_hash, secretHash(code + guid)))
        return { kind: 'wrong', triesLeft: mostTries - row.tries };
      this.#store.run('DELETE FROM proof_codes WHERE guid_hash = ?', hash);
      return { kind: 'right' };
    });
  }
}
