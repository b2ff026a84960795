import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { secretHash } from '../accounts/password/secretHash.ts';
import type { Store } from '../store/Store.ts';
import type { MailSecret } from './Mailer.ts';

export type EmailTokenPurpose = 'verify' | 'activate' | 'code' | 'stop-news' | 'resume-news';

/** Purpose and owner of a token. */
export interface EmailToken {
  readonly purpose: EmailTokenPurpose;
  readonly userId: number;
  /** Address or number that the token was sent to. */
  readonly contact: string;
  readonly isUsed: boolean;
}

/** Result of a code; `unknown` does not say why it may not be tried. */
export type CodeOutcome =
  | { readonly kind: 'right'; readonly token: EmailToken }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly expiresAtMs: number }
  | { readonly kind: 'unknown' };

interface TokenRow {
  readonly purpose: EmailTokenPurpose;
  readonly user_id: number | null;
  readonly contact: string;
  readonly code_hash: string | null;
  readonly tries_left: number;
  readonly expires_at_ms: number;
  readonly used_at_ms: number | null;
}

const hourMs = 3_600_000;

/** Lifetime by purpose. Newsletters are read late: their link works for 60 days. */
const lifeMs: Readonly<Record<EmailTokenPurpose, number>> = {
  verify: 24 * hourMs,
  activate: 24 * hourMs,
  code: hourMs / 6,
  'stop-news': 60 * 24 * hourMs,
  'resume-news': 24 * hourMs,
};

/** Purposes of which a newer token replaces the older; each newsletter keeps its own. */
const isOnlyOne: Readonly<Record<EmailTokenPurpose, boolean>> = {
  verify: true,
  activate: true,
  code: true,
  'stop-news': false,
  'resume-news': true,
};

const triesOfCode = 5;

/** One-time secrets of e-mails and texts, stored as hashes until they expire. */
export class EmailTokens {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  create(purpose: Exclude<EmailTokenPurpose, 'code'>, userId: number, contact: string): MailSecret {
    return this.#add(purpose, userId, contact, undefined);
  }

  /** Creates a six-digit code and its token. Without a user no code is sent or accepted. */
  createCode(userId: number | undefined, contact: string): MailSecret & { readonly code: string } {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    return { ...this.#add('code', userId, contact, code), code };
  }

  /** Redeems a token; undefined for an expired or unknown one, or another purpose. */
  redeem(token: string, purposes: readonly EmailTokenPurpose[]): EmailToken | undefined {
    return this.#store.transaction(() => {
      const row = this.#find(token);
      if (
        row === undefined ||
        row.user_id === null ||
        !purposes.includes(row.purpose) ||
        row.code_hash !== null
      )
        return undefined;
      return this.#use(token, row, row.user_id);
    });
  }

  /** Returns the user of a code's token, and the number that it was sent to. */
  sentTo(
    token: string,
  ): { readonly phone: string; readonly userId: number | undefined } | undefined {
    const row = this.#find(token);
    return row === undefined || row.code_hash === null
      ? undefined
      : { phone: row.contact, userId: row.user_id ?? undefined };
  }

  /**
   * Tries a code; five wrong ones use it up. The right one is accepted again until it expires,
   * because the first answer may have been lost.
   */
  tryCode(token: string, code: string): CodeOutcome {
    return this.#store.transaction(() => {
      const row = this.#find(token);
      if (row === undefined || row.code_hash === null || row.tries_left === 0)
        return { kind: 'unknown' };
      if (
        row.user_id !== null &&
        timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(secretHash(code + token)))
      ) {
        return { kind: 'right', token: this.#use(token, row, row.user_id) };
      }
      if (row.used_at_ms !== null) return { kind: 'unknown' };
      this.#store.run(
        'UPDATE letter_tokens SET tries_left = tries_left - 1 WHERE token_hash = ?',
        secretHash(token),
      );
      return { kind: 'wrong', triesLeft: row.tries_left - 1, expiresAtMs: row.expires_at_ms };
    });
  }

  #use(token: string, { purpose, contact, used_at_ms }: TokenRow, userId: number): EmailToken {
    this.#store.run(
      'UPDATE letter_tokens SET used_at_ms = coalesce(used_at_ms, ?) WHERE token_hash = ?',
      this.#nowMs(),
      secretHash(token),
    );
    return { purpose, userId, contact, isUsed: used_at_ms !== null };
  }

  #add(
    purpose: EmailTokenPurpose,
    userId: number | undefined,
    contact: string,
    code: string | undefined,
  ): MailSecret {
    const token = randomBytes(32).toString('base64url');
    const expiresAtMs = this.#nowMs() + lifeMs[purpose];
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM letter_tokens WHERE expires_at_ms <= ?', this.#nowMs());
      if (isOnlyOne[purpose] && userId !== undefined)
        this.#store.run(
          'DELETE FROM letter_tokens WHERE user_id = ? AND purpose = ? AND used_at_ms IS NULL',
          userId,
          purpose,
        );
      this.#store.run(
        `INSERT INTO letter_tokens (token_hash, purpose, user_id, contact, code_hash, tries_left,
          expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        secretHash(token),
        purpose,
        userId ?? null,
        contact,
        // Salted with the token: plain hashes of all six-digit codes could be listed.
        code === undefined ? null : secretHash(code + token),
        code === undefined ? 0 : triesOfCode,
        expiresAtMs,
      );
    });
    return { token, expiresAtMs };
  }

  #find(token: string): TokenRow | undefined {
    return this.#store.one<TokenRow>(
      'SELECT * FROM letter_tokens WHERE token_hash = ? AND expires_at_ms > ?',
      secretHash(token),
      this.#nowMs(),
    );
  }
}
