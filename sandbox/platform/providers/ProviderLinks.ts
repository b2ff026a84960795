import { secretHash } from '../accounts/password/secretHash.ts';
import { randomToken } from '../accounts/password/secrets.ts';
import type { Store } from '../store/Store.ts';

const tryLifeMs = 10 * 60_000;

/** An account with a provider. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
  /** Address verified by the provider; empty otherwise. */
  readonly email: string;
}

/** A visit to a provider that began here. */
export interface ProviderTry {
  readonly provider: string;
  readonly verifier: string;
  readonly nonce: string;
  /** Form in which it began. */
  readonly intent: 'login' | 'register';
  readonly returnPath: string;
  readonly language: string;
  /** Signed-in person who links the account; undefined for a sign-in. */
  readonly userId: number | undefined;
}

/** A provider account that signs a person in. */
export interface ProviderLink {
  readonly provider: string;
  readonly linkedAtMs: number;
}

interface PassRow extends Identity {
  readonly user_id: number | null;
}

/** Linked provider accounts, and pending sign-ins. */
export class ProviderLinks {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  begin(begun: ProviderTry): string {
    const { provider, verifier, nonce, intent, returnPath, language, userId } = begun;
    const state = randomToken();
    this.#store.run('DELETE FROM provider_tries WHERE expires_at_ms <= ?', this.#nowMs());
    this.#store.run(
      `INSERT INTO provider_tries (state_hash, provider, verifier, nonce, intent, return_path,
        language, user_id, expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      secretHash(state),
      provider,
      verifier,
      nonce,
      intent,
      returnPath,
      language,
      userId ?? null,
      this.#nowMs() + tryLifeMs,
    );
    return state;
  }

  /** Whether a visit to the provider has this state, without consuming it. */
  isBegun(provider: string, state: string): boolean {
    return (
      this.#store.one(
        'SELECT 1 FROM provider_tries WHERE state_hash = ? AND provider = ? AND expires_at_ms > ?',
        secretHash(state),
        provider,
        this.#nowMs(),
      ) !== undefined
    );
  }

  /** Consumes the visit of this state. */
  end(provider: string, state: string): ProviderTry | undefined {
    const row = this.#store.one<Omit<ProviderTry, 'userId'> & { readonly userId: number | null }>(
      `DELETE FROM provider_tries WHERE state_hash = ? AND provider = ? AND expires_at_ms > ?
        RETURNING provider, verifier, nonce, intent, return_path AS returnPath, language, user_id
        AS userId`,
      secretHash(state),
      provider,
      this.#nowMs(),
    );
    return row && { ...row, userId: row.userId ?? undefined };
  }

  ofUser(userId: number): readonly ProviderLink[] {
    return this.#store.all<ProviderLink>(
      `SELECT provider, linked_at_ms AS linkedAtMs FROM provider_links
        WHERE user_id = ? ORDER BY linked_at_ms, provider`,
      userId,
    );
  }

  /** Removes the link; false if there is none. */
  unlink(userId: number, provider: string): boolean {
    return (
      this.#store.one(
        'DELETE FROM provider_links WHERE user_id = ? AND provider = ? RETURNING provider',
        userId,
        provider,
      ) !== undefined
    );
  }

  /** Removes links made since; returns how many. */
  unlinkSince(userId: number, sinceMs: number): number {
    return this.#store.all(
      'DELETE FROM provider_links WHERE user_id = ? AND linked_at_ms >= ? RETURNING provider',
      userId,
      sinceMs,
    ).length;
  }

  userIdOf({ provider, subject }: Identity): number | undefined {
    return this.#store.one<{ user_id: number }>(
      'SELECT user_id FROM provider_links WHERE provider = ? AND subject = ?',
      provider,
      subject,
    )?.user_id;
  }

  link(userId: number, { provider, subject }: Identity): void {
    this.#store.run(
      `INSERT INTO provider_links (provider, subject, user_id, linked_at_ms)
        VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING`,
      provider,
      subject,
      userId,
      this.#nowMs(),
    );
  }

  /** Creates a pass with which the page ends a sign-in or links an account. */
  pass(identity: Identity, userId: number | undefined, lifeMs: number): string {
    const pass = randomToken();
    this.#store.run('DELETE FROM provider_passes WHERE expires_at_ms <= ?', this.#nowMs());
    this.#store.run(
      `INSERT INTO provider_passes (pass_hash, provider, subject, email, user_id, expires_at_ms)
        VALUES (?, ?, ?, ?, ?, ?)`,
      secretHash(pass),
      identity.provider,
      identity.subject,
      identity.email,
      userId ?? null,
      this.#nowMs() + lifeMs,
    );
    return pass;
  }

  /** Returns the identity of a ticket while no account here is linked to it. */
  newcomer(ticket: string): Identity | undefined {
    const identity = this.#store.one<Identity>(
      `SELECT provider, subject, email FROM provider_passes WHERE pass_hash = ? AND user_id IS
        NULL AND expires_at_ms > ?`,
      secretHash(ticket),
      this.#nowMs(),
    );
    return identity === undefined || this.userIdOf(identity) !== undefined ? undefined : identity;
  }

  /** Consumes a pass. */
  redeem(
    pass: string,
  ): { readonly identity: Identity; readonly userId: number | undefined } | undefined {
    const row = this.#store.one<PassRow>(
      `DELETE FROM provider_passes WHERE pass_hash = ? AND expires_at_ms > ? RETURNING provider,
        subject, email, user_id`,
      secretHash(pass),
      this.#nowMs(),
    );
    return (
      row && {
        identity: { provider: row.provider, subject: row.subject, email: row.email },
        userId: row.user_id ?? undefined,
      }
    );
  }
}
