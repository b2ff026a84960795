import { isSameHash, randomDigits, randomToken } from '../password/secrets.ts';
import { secretHash } from '../password/secretHash.ts';
import type { Store } from '../../store/Store.ts';
import type { SessionStart } from './SessionStart.ts';
import type { Way } from './Sessions.ts';
import type { SignInOrigin } from './SignInLog.ts';

export const deviceProofLifeS = 600;
const resendAfterMs = 60_000;
const mostEmails = 4;
const mostTries = 5;

/** Link and code of an e-mail about a new device; either of them admits it. */
export interface NewDeviceProof {
  readonly userId: number;
  readonly link: string;
  readonly code: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** A waiting sign-in on a new device, as the page of the link shows it. */
export interface WaitingDevice {
  readonly userId: number;
  readonly way: Way;
  readonly origin: SignInOrigin;
  readonly beganAtMs: number;
}

/** `over`: out of time or tries, or used; `unsent`: no further e-mail yet. */
export type DeviceDecision =
  | { readonly kind: 'waiting'; readonly expiresAtMs: number; readonly resendAtMs: number }
  | { readonly kind: 'refused' | 'over' }
  | { readonly kind: 'wrong'; readonly triesLeft: number }
  | { readonly kind: 'let-in'; readonly userId: number; readonly start: SessionStart };

interface ProofRow {
  readonly ticket_hash: string;
  readonly user_id: number;
  readonly way: Way;
  readonly is_persistent: number;
  readonly is_second_factor_proved: number;
  readonly trusts_device: number;
  readonly agent: string;
  readonly country: string;
  readonly begun_at_ms: number;
  readonly code_hash: string;
  readonly letters: number;
  readonly tries: number;
  readonly sent_at_ms: number;
  readonly expires_at_ms: number;
  readonly state: 'waiting' | 'let-in' | 'refused';
}

/** Sign-ins on devices that are new to a person, which wait for a confirmation by e-mail. */
export class DeviceProofs {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  isOn(userId: number): boolean {
    return (
      this.#store.one(
        `SELECT 1 FROM users
          WHERE id = ? AND has_email_auth = 1 AND has_email = 1 AND activation_type IN (1, 2)`,
        userId,
      ) !== undefined
    );
  }

  set(userId: number, isOn: boolean): void {
    this.#store.run('UPDATE users SET has_email_auth = ? WHERE id = ?', Number(isOn), userId);
  }

  begin(
    userId: number,
    { way, isPersistent, isSecondFactorProved = false, trustsDevice = false }: SessionStart,
    { agent, country }: SignInOrigin,
  ): NewDeviceProof & { readonly ticket: string } {
    const ticket = randomToken();
    const proof = this.#newProof(userId);
    this.#store.run('DELETE FROM device_proofs WHERE expires_at_ms <= ?', this.#nowMs());
    this.#store.run(
      `INSERT INTO device_proofs (ticket_hash, user_id, way, is_persistent,
        is_second_factor_proved, trusts_device, agent, country, begun_at_ms, link_hash, code_hash,
        sent_at_ms, expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      secretHash(ticket),
      userId,
      way,
      Number(isPersistent),
      Number(isSecondFactorProved),
      Number(trustsDevice),
      agent.slice(0, 300),
      country,
      this.#nowMs(),
      secretHash(proof.link),
      secretHash(proof.code + ticket),
      this.#nowMs(),
      proof.expiresAtMs,
    );
    return { ...proof, ticket };
  }

  /** Replaces the e-mail by a new one; undefined if it is too early or too late. */
  resend(ticket: string): NewDeviceProof | undefined {
    const row = this.#byTicket(ticket);
    if (
      row?.state !== 'waiting' ||
      row.letters >= mostEmails ||
      row.sent_at_ms + resendAfterMs > this.#nowMs()
    )
      return undefined;
    const proof = this.#newProof(row.user_id);
    // The tries are kept: a new code gives no new guesses.
    this.#store.run(
      `UPDATE device_proofs SET link_hash = ?, code_hash = ?, letters = letters + 1, sent_at_ms =
        ?, expires_at_ms = ? WHERE ticket_hash = ?`,
      secretHash(proof.link),
      secretHash(proof.code + ticket),
      this.#nowMs(),
      proof.expiresAtMs,
      row.ticket_hash,
    );
    return proof;
  }

  /** Returns the waiting sign-in of a link without changing it. */
  look(link: string): WaitingDevice | undefined {
    const row = this.#store.one<ProofRow>(
      "SELECT * FROM device_proofs WHERE link_hash = ? AND expires_at_ms > ? AND state = 'waiting'",
      secretHash(link),
      this.#nowMs(),
    );
    return (
      row && {
        userId: row.user_id,
        way: row.way,
        origin: { agent: row.agent, country: row.country },
        beganAtMs: row.begun_at_ms,
      }
    );
  }

  /** Stores the decision made by the link. */
  decide(link: string, isMine: boolean): WaitingDevice | undefined {
    return this.#store.transaction(() => {
      const found = this.look(link);
      if (found !== undefined)
        this.#store.run(
          'UPDATE device_proofs SET state = ? WHERE link_hash = ?',
          isMine ? 'let-in' : 'refused',
          secretHash(link),
        );
      return found;
    });
  }

  /** Returns the person whose sign-in the ticket is. */
  ownerOf(ticket: string): number | undefined {
    return this.#byTicket(ticket)?.user_id;
  }

  /** Returns the state of the ticket; the code counts as the confirmation. Admission uses it up. */
  consume(ticket: string, code: string | undefined): DeviceDecision {
    return this.#store.transaction(() => {
      const row = this.#byTicket(ticket);
      if (row === undefined) return { kind: 'over' };
      if (row.state === 'refused') return { kind: 'refused' };
      if (row.state === 'waiting') {
        if (code === undefined)
          return {
            kind: 'waiting',
            expiresAtMs: row.expires_at_ms,
            resendAtMs: row.sent_at_ms + resendAfterMs,
          };
        if (row.tries >= mostTries) return { kind: 'over' };
        this.#store.run(
          'UPDATE device_proofs SET tries = tries + 1 WHERE ticket_hash = ?',
          row.ticket_hash,
        );
        if (!isSameHash(row.code_hash, secretHash(code + ticket)))
          return { kind: 'wrong', triesLeft: mostTries - row.tries - 1 };
      }
      this.#store.run('DELETE FROM device_proofs WHERE ticket_hash = ?', row.ticket_hash);
      return {
        kind: 'let-in',
        userId: row.user_id,
        start: {
          way: row.way,
          isPersistent: row.is_persistent === 1,
          isSecondFactorProved: row.is_second_factor_proved === 1,
          trustsDevice: row.trusts_device === 1,
          isDeviceProved: true,
        },
      };
    });
  }

  /** Ends all waiting sign-ins after a change of the password. */
  endAll(userId: number): void {
    this.#store.run('DELETE FROM device_proofs WHERE user_id = ?', userId);
  }

  #newProof(userId: number): NewDeviceProof {
    return {
      userId,
      link: randomToken(),
      code: randomDigits(6),
      expiresAtMs: this.#nowMs() + deviceProofLifeS * 1000,
      resendAtMs: this.#nowMs() + resendAfterMs,
    };
  }

  #byTicket(ticket: string): ProofRow | undefined {
    return this.#store.one<ProofRow>(
      'SELECT * FROM device_proofs WHERE ticket_hash = ? AND expires_at_ms > ?',
      secretHash(ticket),
      this.#nowMs(),
    );
  }
}
