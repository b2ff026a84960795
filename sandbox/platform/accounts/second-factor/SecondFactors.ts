import { Secret, TOTP } from 'otpauth';
import type { Store } from '../../store/Store.ts';
import { secretHash } from '../password/secretHash.ts';
import { randomCode } from '../password/secrets.ts';

const stepS = 30;
const secretBytes = 20;
const codeCount = 10;
/** Characters of a recovery code: 80 bits. */
const codeLength = 16;

/** With a larger clock error a code cannot be told apart from a guess. */
const mostStepsOff = 20;

/** Result of a code; `used`: right, but already used. */
export type FactorResult = 'right' | 'wrong' | 'used';

/** Minutes by which the clock of the app is fast, or slow if negative. */
type ClockOff = number | undefined;

/** Codes of an authenticator app (RFC 6238) and recovery codes, as the second factor. */
export class SecondFactors {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  isOn(userId: number): boolean {
    return this.#secretOf('totp_factors', userId) !== undefined;
  }

  /** Creates a secret for the app. Nothing is bound before a code of it is confirmed. */
  begin(userId: number): string {
    const secret = new Secret({ size: secretBytes }).base32;
    this.#store.run(
      `INSERT INTO totp_setups (user_id, secret) VALUES (?, ?) ON CONFLICT DO UPDATE
        SET secret = excluded.secret`,
      userId,
      secret,
    );
    return secret;
  }

  /** Returns the clock error of an app that made this code during its setup. */
  clockOffAtSetup(userId: number, code: string): ClockOff {
    const secret = this.#secretOf('totp_setups', userId);
    return secret === undefined ? undefined : minutesOf(this.#stepsOff(secret, code));
  }

  /** Binds the new app; undefined if the code is not one of it. */
  confirm(userId: number, code: string): readonly string[] | undefined {
    const secret = this.#secretOf('totp_setups', userId);
    const step = secret === undefined ? undefined : this.#stepOf(secret, code);
    if (secret === undefined || step === undefined) return undefined;
    return this.#store.transaction(() => {
      this.#store.run('DELETE FROM totp_setups WHERE user_id = ?', userId);
      this.#store.run(
        `INSERT INTO totp_factors (user_id, secret, last_step, bound_at_ms)
          VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET secret = excluded.secret, last_step =
          excluded.last_step, bound_at_ms = excluded.bound_at_ms`,
        userId,
        secret,
        step,
        this.#nowMs(),
      );
      this.#setBindsAnew(userId, false);
      return this.renewCodes(userId);
    });
  }

  /** Binds an app with a known key, for a person of the demo. */
  bindDemo(userId: number, secret: string): void {
    this.#store.run(
      'INSERT INTO totp_factors (user_id, secret, last_step) VALUES (?, ?, 0)',
      userId,
      secret,
    );
  }

  /** Creates ten recovery codes, which replace the earlier ones; only their hashes are stored. */
  renewCodes(userId: number): readonly string[] {
    const codes = Array.from({ length: codeCount }, () => randomCode(codeLength));
    this.#store.transaction(() => {
      this.#store.run('DELETE FROM recovery_codes WHERE user_id = ?', userId);
      this.#store.run('UPDATE users SET has_saved_codes = 0 WHERE id = ?', userId);
      for (const code of codes)
        this.#store.run(
          'INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)',
          userId,
          secretHash(code),
        );
    });
    return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1 '));
  }

  /** Stores that the codes are saved, which ends the reminders. */
  noteSaved(userId: number): void {
    this.#store.run('UPDATE users SET has_saved_codes = 1 WHERE id = ?', userId);
  }

  hasSavedCodes(userId: number): boolean {
    return (
      this.codesLeft(userId) === 0 ||
      this.#store.one('SELECT 1 FROM users WHERE id = ? AND has_saved_codes = 1', userId) !==
        undefined
    );
  }

  codesLeft(userId: number): number {
    return (
      this.#store.one<{ count: number }>(
        'SELECT COUNT(*) AS count FROM recovery_codes WHERE user_id = ?',
        userId,
      )?.count ?? 0
    );
  }

  /** Marks the app as lost: a person who signs in without it has to bind another one. */
  noteLost(userId: number): void {
    this.#setBindsAnew(userId, true);
  }

  bindsAnew(userId: number): boolean {
    return (
      this.#store.one('SELECT 1 FROM users WHERE id = ? AND binds_anew = 1', userId) !== undefined
    );
  }

  remove(userId: number): void {
    this.#store.transaction(() => {
      this.#setBindsAnew(userId, false);
      for (const table of ['totp_factors', 'totp_setups', 'recovery_codes', 'two_step_tickets'])
        this.#store.run(`DELETE FROM ${table} WHERE user_id = ?`, userId);
    });
  }

  /** Removes an app that was bound since; false if there is none. */
  removeSince(userId: number, sinceMs: number): boolean {
    const isNew =
      this.#store.one(
        'SELECT 1 FROM totp_factors WHERE user_id = ? AND bound_at_ms >= ?',
        userId,
        sinceMs,
      ) !== undefined;
    if (isNew) this.remove(userId);
    return isNew;
  }

  /** Consumes a code of the app or a recovery code. */
  use(
    userId: number,
    typed: string,
  ): { readonly kind: FactorResult; readonly isPaper: boolean; readonly clockOff: ClockOff } {
    const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
    const isPaper = code.length === codeLength;
    const kind = isPaper ? this.#usePaper(userId, code) : this.#useApp(userId, code);
    return {
      kind,
      isPaper,
      clockOff: kind === 'wrong' && !isPaper ? this.#invalidateGuess(userId, code) : undefined,
    };
  }

  /**
   * Returns the clock error of a guess, whose code is invalidated because it could become valid
   * later.
   */
  #invalidateGuess(userId: number, code: string): ClockOff {
    const secret = this.#secretOf('totp_factors', userId);
    const steps = secret === undefined ? undefined : this.#stepsOff(secret, code);
    if (steps === undefined) return undefined;
    this.#store.run(
      'UPDATE totp_factors SET told_step = ? WHERE user_id = ?',
      this.#stepNow() + steps,
      userId,
    );
    return minutesOf(steps);
  }

  #usePaper(userId: number, code: string): FactorResult {
    const row = this.#store.one(
      'DELETE FROM recovery_codes WHERE user_id = ? AND code_hash = ? RETURNING user_id',
      userId,
      secretHash(code),
    );
    if (row === undefined) return 'wrong';
    this.noteLost(userId);
    return 'right';
  }

  #useApp(userId: number, code: string): FactorResult {
    const secret = this.#secretOf('totp_factors', userId);
    const step = secret === undefined ? undefined : this.#stepOf(secret, code);
    if (step === undefined) return 'wrong';
    // Only one of parallel calls with the same code claims the step.
    const claimed = this.#store.one(
      `UPDATE totp_factors SET last_step = ?1 WHERE user_id = ?2 AND last_step < ?1
        AND told_step <> ?1 RETURNING user_id`,
      step,
      userId,
    );
    if (claimed === undefined) return 'used';
    this.#setBindsAnew(userId, false);
    return 'right';
  }

  #setBindsAnew(userId: number, bindsAnew: boolean): void {
    this.#store.run('UPDATE users SET binds_anew = ? WHERE id = ?', Number(bindsAnew), userId);
  }

  #secretOf(table: 'totp_factors' | 'totp_setups', userId: number): string | undefined {
    return this.#store.one<{ secret: string }>(
      `SELECT secret FROM ${table} WHERE user_id = ?`,
      userId,
    )?.secret;
  }

  /** Returns the time step of a code: the current, the previous or the next one. */
  #stepOf(secret: string, code: string): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined;
    const delta = totpOf(secret).validate({ token: code, timestamp: this.#nowMs(), window: 1 });
    return delta === null ? undefined : this.#stepNow() + delta;
  }

  /** Returns the clock error of a code in steps; undefined for a mere guess. */
  #stepsOff(secret: string, code: string): number | undefined {
    if (!/^\d{6}$/.test(code)) return undefined;
    const timestamp = this.#nowMs();
    const delta = totpOf(secret).validate({ token: code, timestamp, window: mostStepsOff });
    return delta ?? undefined;
  }

  #stepNow(): number {
    return Math.floor(this.#nowMs() / 1000 / stepS);
  }
}

/** Converts steps to whole minutes, never 0: a step is less than one. */
function minutesOf(steps: number | undefined): ClockOff {
  if (steps === undefined) return undefined;
  return Math.sign(steps) * Math.max(1, Math.round((Math.abs(steps) * stepS) / 60));
}

/** Returns the TOTP configuration that apps are given. */
export function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: stepS,
  });
}
