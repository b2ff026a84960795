import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { secretHash } from '../accounts/secretHash.ts';
import type { Store } from '../store/Store.ts';

export type LetterPurpose = 'verify' | 'activate' | 'code' | 'stop-news' | 'resume-news';

/** What a token of a letter is good for, and for whom. */
export interface LetterToken {
  readonly purpose: LetterPurpose;
  readonly userId: number;
  /** The address or number that the letter went to. */
  readonly contact: string;
  readonly isUsed: boolean;
}

/** A code fits, does not fit, or may not be tried (again): nobody learns why. */
export type CodeOutcome = { readonly kind: 'right'; readonly token: LetterToken } | { readonly kind: 'wrong'; readonly triesLeft: number; readonly expiresAtMs: number } | { readonly kind: 'unknown' };

interface TokenRow {
  readonly purpose: LetterPurpose;
  readonly user_id: number | null;
  readonly contact: string;
  readonly code_hash: string | null;
  readonly tries_left: number;
  readonly expires_at_ms: number;
  readonly used_at_ms: number | null;
}

const hourMs = 3_600_000;

/** How long each is good. News are read late: their link stands for 60 days. */
const lifeMs: Readonly<Record<LetterPurpose, number>> = { verify: 24 * hourMs, activate: 24 * hourMs, code: hourMs / 6, 'stop-news': 60 * 24 * hourMs, 'resume-news': 24 * hourMs };

/** A newer one takes the place of these; every letter of news keeps its own. */
const isOnlyOne: Readonly<Record<LetterPurpose, boolean>> = { verify: true, activate: true, code: true, 'stop-news': false, 'resume-news': true };

const triesOfCode = 5;

/** Secrets that letters and texts carry: good once, for a while, kept as hashes. A used one is known until its time is over. */
export class LetterTokens {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  create(purpose: Exclude<LetterPurpose, 'code'>, userId: number, contact: string): string {
    return this.#add(purpose, userId, contact, undefined).token;
  }

  /** A code of six digits and the token that it belongs to. Without a user nobody gets the code, and none ever fits. */
  createCode(userId: number | undefined, contact: string): { readonly token: string; readonly code: string; readonly expiresAtMs: number } {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { ...this.#add('code', userId, contact, code), code };
  }

  /** Uses a token up; undefined for one that is too old, was never given, or is for something else. */
  take(token: string, purposes: readonly LetterPurpose[]): LetterToken | undefined {
    return this.#store.transaction(() => {
      const row = this.#find(token);
      if (row === undefined || row.user_id === null || !purposes.includes(row.purpose) || row.code_hash !== null) return undefined;
      this.#store.run('UPDATE letter_tokens SET used_at_ms = coalesce(used_at_ms, ?) WHERE token_hash = ?', this.#nowMs(), secretHash(token));
      return { purpose: row.purpose, userId: row.user_id, contact: row.contact, isUsed: row.used_at_ms !== null };
    });
  }

  /** Tries a code; five wrong ones use it up. The right one again is right as long as it would last: the answer to the first may have been lost. */
  tryCode(token: string, code: string): CodeOutcome {
    return this.#store.transaction(() => {
      const row = this.#find(token);
      if (row === undefined || row.code_hash === null || row.tries_left === 0) return { kind: 'unknown' };
      if (row.user_id !== null && timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(secretHash(code + token)))) {
        this.#store.run('UPDATE letter_tokens SET used_at_ms = coalesce(used_at_ms, ?) WHERE token_hash = ?', this.#nowMs(), secretHash(token));
        return { kind: 'right', token: { purpose: row.purpose, userId: row.user_id, contact: row.contact, isUsed: row.used_at_ms !== null } };
      }
      if (row.used_at_ms !== null) return { kind: 'unknown' };
      this.#store.run('UPDATE letter_tokens SET tries_left = tries_left - 1 WHERE token_hash = ?', secretHash(token));
      return { kind: 'wrong', triesLeft: row.tries_left - 1, expiresAtMs: row.expires_at_ms };
    });
  }

  #add(purpose: LetterPurpose, userId: number | undefined, contact: string, code: string | undefined): { readonly token: string; readonly expiresAtMs: number } {
    const token = randomBytes(32).toString('base64url');
    const expiresAtMs = this.#nowMs() + lifeMs[purpose];
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM letter_tokens WHERE expires_at_ms <= ?', this.#nowMs());
      if (isOnlyOne[purpose] && userId !== undefined) this.#store.run('DELETE FROM letter_tokens WHERE user_id = ? AND purpose = ? AND used_at_ms IS NULL', userId, purpose);
      this.#store.run(
        'INSERT INTO letter_tokens (token_hash, purpose, user_id, contact, code_hash, tries_left, expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)',
        secretHash(token),
        purpose,
        userId ?? null,
        contact,
        // Salted with the token: a million hashes of six digits are no secret.
        code === undefined ? null : secretHash(code + token),
        code === undefined ? 0 : triesOfCode,
        expiresAtMs,
      );
    });
    return { token, expiresAtMs };
  }

  #find(token: string): TokenRow | undefined {
    return this.#store.one<TokenRow>('SELECT * FROM letter_tokens WHERE token_hash = ? AND expires_at_ms > ?', secretHash(token), this.#nowMs());
  }
}
