import { isSameHash, randomDigits, randomToken, secretHash, type SandboxPlatform } from '#sandbox';

const codeLifeMs = 10 * 60_000;
const ticketLifeMs = 30 * 60_000;
const resendAfterMs = 60_000;
const mostTries = 5;

/** Result of checking a code. */
export type CodeResult =
  | { readonly kind: 'right'; readonly ticket: string }
  | { readonly kind: 'wrong'; readonly triesLeft: number; readonly expiresAtMs: number }
  | { readonly kind: 'over' };

interface CodeRow {
  readonly phone: string;
  readonly code_hash: string;
  readonly tries_left: number;
  readonly expires_at_ms: number;
}

/** Verification of numbers: a code by text, then a ticket for the account. */
export class PhoneCodes {
  readonly #platform: Pick<SandboxPlatform, 'mailer' | 'nowMs' | 'store' | 'users' | 'later'>;

  constructor(platform: Pick<SandboxPlatform, 'mailer' | 'nowMs' | 'store' | 'users' | 'later'>) {
    this.#platform = platform;
  }

  /** Sends a notice instead of a code when the number has an account; the response is the same. */
  send(
    phone: string,
    language: string,
  ): { readonly token: string; readonly expiresAtMs: number; readonly resendAtMs: number } {
    const { store, nowMs, users, mailer, later } = this.#platform;
    const token = randomToken();
    const code = randomDigits(6);
    const expiresAtMs = nowMs() + codeLifeMs;
    const isKnown = users.byPhone(phone) !== undefined;
    store.transaction(() => {
      store.run('DELETE FROM registration_codes WHERE expires_at_ms <= ?', nowMs());
      store.run('DELETE FROM registration_codes WHERE phone = ?', phone);
      store.run(
        `INSERT INTO registration_codes (token_hash, phone, code_hash, tries_left,
          expires_at_ms) VALUES (?, ?, ?, ?, ?)`,
        secretHash(token),
        phone,
        secretHash((isKnown ? randomToken() : code) + token),
        mostTries,
        expiresAtMs,
      );
    });
    later(() =>
      mailer.send(
        isKnown ? 'phoneHasAccount' : 'registrationCode',
        { recipient: phone, language, channel: 'sms' },
        { code },
        { token, expiresAtMs },
      ),
    );
    return { token, expiresAtMs, resendAtMs: nowMs() + resendAfterMs };
  }

  /** Returns the number to which the code of a token was sent. */
  sentTo(token: string): string | undefined {
    return this.#platform.store.one<{ phone: string }>(
      'SELECT phone FROM registration_codes WHERE token_hash = ?',
      secretHash(token),
    )?.phone;
  }

  tryCode(token: string, code: string): CodeResult {
    const { store, nowMs } = this.#platform;
    return store.transaction((): CodeResult => {
      const hash = secretHash(token);
      const row = store.one<CodeRow>(
        `SELECT * FROM registration_codes
          WHERE token_hash = ? AND expires_at_ms > ? AND tries_left > 0`,
        hash,
        nowMs(),
      );
      if (row === undefined) return { kind: 'over' };
      if (!isSameHash(row.code_hash, secretHash(code + token))) {
        store.run(
          'UPDATE registration_codes SET tries_left = tries_left - 1 WHERE token_hash = ?',
          hash,
        );
        return {
          kind: 'wrong',
          triesLeft: row.tries_left - 1,
          expiresAtMs: row.expires_at_ms,
        };
      }
      const ticket = randomToken();
      // The code is removed from the text; it stays valid for retries, because the response may be
      // lost.
      store.run('UPDATE registration_codes SET used_at_ms = ? WHERE token_hash = ?', nowMs(), hash);
      store.run(
        'INSERT INTO registration_tickets (ticket_hash, phone, expires_at_ms) VALUES (?, ?, ?)',
        secretHash(ticket),
        row.phone,
        nowMs() + ticketLifeMs,
      );
      return { kind: 'right', ticket };
    });
  }

  /** Returns the number that the ticket proves; undefined for an expired ticket. */
  phoneOf(ticket: string | undefined): string | undefined {
    if (ticket === undefined) return undefined;
    const { store, nowMs } = this.#platform;
    return store.one<{ phone: string }>(
      'SELECT phone FROM registration_tickets WHERE ticket_hash = ? AND expires_at_ms > ?',
      secretHash(ticket),
      nowMs(),
    )?.phone;
  }

  useUp(ticket: string): void {
    this.#platform.store.run(
      'DELETE FROM registration_tickets WHERE ticket_hash = ?',
      secretHash(ticket),
    );
  }
}
