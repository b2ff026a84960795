import type { Mailer } from '../../mail/Mailer.ts';
import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';
import { isSameHash, randomDigits, randomToken } from '../password/secrets.ts';
import type { User, Users } from '../Users.ts';

const codeLifeMs = 10 * 60_000;
const resendAfterMs = 60_000;

/** Purpose of a code: one for signing in cannot set a new password. */
export type SmsPurpose = 'sign-in' | 'password';

/** Result of a code; `over`: used up, expired, or never sent. */
export type SmsCodeResult =
  | { readonly kind: 'right'; readonly userId: number }
  | { readonly kind: 'wrong'; readonly expiresAtMs: number }
  | { readonly kind: 'over' };

interface CodeRow {
  readonly user_id: number | null;
  readonly code_hash: string;
  readonly expires_at_ms: number;
}

interface SmsCodesDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly mailer: Mailer;
  readonly nowMs: () => number;
  readonly later: (work: () => void) => void;
}

const textIds = { 'sign-in': 'signInCode', password: 'passwordCode' } as const;

/** Codes by text to a confirmed number; callers cannot learn whether anybody has the number. */
export class SmsCodes {
  readonly #dependencies: SmsCodesDependencies;

  constructor(dependencies: SmsCodesDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sends a code, which replaces earlier ones for the number.
   *
   * @param host host that the last line of the text binds the code to
   * @param isOpenTo whether the person gets a code; otherwise the number is treated as unknown
   */
  send(
    purpose: SmsPurpose,
    phone: string,
    language: string,
    host: string,
    isOpenTo: (user: User) => boolean,
  ): { readonly guid: string; readonly expiresAtMs: number; readonly resendAtMs: number } {
    const { store, users, mailer, nowMs, later } = this.#dependencies;
    const [guid, code] = [randomToken(), randomDigits(6)];
    const expiresAtMs = nowMs() + codeLifeMs;
    const owner = users.byProvedPhone(phone);
    const user = owner !== undefined && isOpenTo(owner) ? owner : undefined;
    store.transaction(() => {
      store.run('DELETE FROM sms_codes WHERE phone = ? OR expires_at_ms <= ?', phone, nowMs());
      store.run(
        `INSERT INTO sms_codes (guid_hash, phone, user_id, code_hash, expires_at_ms, purpose)
          VALUES (?, ?, ?, ?, ?, ?)`,
        secretHash(guid),
        phone,
        user?.id ?? null,
        secretHash(code + guid),
        expiresAtMs,
        purpose,
      );
    });
    if (user !== undefined)
      later(() =>
        mailer.send(
          textIds[purpose],
          { recipient: phone, language, channel: 'sms' },
          { code, host },
          { token: guid, expiresAtMs },
        ),
      );
    return { guid, expiresAtMs, resendAtMs: nowMs() + resendAfterMs };
  }

  /** Returns the number that a code went to, and the person who has confirmed it. */
  sentTo(
    purpose: SmsPurpose,
    guid: string,
  ): { readonly phone: string; readonly userId: number | undefined } | undefined {
    const row = this.#dependencies.store.one<{ phone: string; user_id: number | null }>(
      'SELECT phone, user_id FROM sms_codes WHERE guid_hash = ? AND purpose = ?',
      secretHash(guid),
      purpose,
    );
    return row && { phone: row.phone, userId: row.user_id ?? undefined };
  }

  /**
   * Tries a code. The right one is used up when it signs in; for a new password it stays valid
   * until the password is changed, because the answer may be lost.
   */
  tryCode(purpose: SmsPurpose, guid: string, code: string): SmsCodeResult {
    const { store, nowMs } = this.#dependencies;
    return store.transaction((): SmsCodeResult => {
      const hash = secretHash(guid);
      const row = store.one<CodeRow>(
        `SELECT user_id, code_hash, expires_at_ms FROM sms_codes
          WHERE guid_hash = ? AND purpose = ? AND expires_at_ms > ?`,
        hash,
        purpose,
        nowMs(),
      );
      if (row === undefined) return { kind: 'over' };
      const isRight = isSameHash(row.code_hash, secretHash(code + guid));
      if (isRight && row.user_id !== null) {
        if (purpose === 'sign-in') store.run('DELETE FROM sms_codes WHERE guid_hash = ?', hash);
        return { kind: 'right', userId: row.user_id };
      }
      return { kind: 'wrong', expiresAtMs: row.expires_at_ms };
    });
  }

  /** Invalidates earlier codes after a change of the password. */
  forget(userId: number): void {
    this.#dependencies.store.run('DELETE FROM sms_codes WHERE user_id = ?', userId);
  }
}
