import { randomToken, secretHash, type SandboxPlatform } from '#sandbox';

const visitLifeMs = 10 * 60_000;

/** A visit to an identity provider. */
export interface IdentityVisit {
  readonly userId: number;
  readonly way: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly language: string;
}

export const visitTables = `CREATE TABLE IF NOT EXISTS identity_visits (
    state_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    way TEXT NOT NULL,
    verifier TEXT NOT NULL,
    nonce TEXT NOT NULL,
    language TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL
  );`;

/** Visits in progress; the browser sees only their state. */
export class IdentityVisits {
  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  begin({ userId, way, verifier, nonce, language }: IdentityVisit): string {
    const { store, nowMs } = this.#platform;
    const state = randomToken();
    store.run('DELETE FROM identity_visits WHERE expires_at_ms <= ?', nowMs());
    store.run(
      `INSERT INTO identity_visits (state_hash, user_id, way, verifier, nonce, language,
        expires_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[secretHash(state), userId, way, verifier, nonce, language, nowMs() + visitLifeMs],
    );
    return state;
  }

  /** Returns the visit with this state and removes it. */
  end(state: string): IdentityVisit | undefined {
    const { store, nowMs } = this.#platform;
    return store.one<IdentityVisit>(
      `DELETE FROM identity_visits WHERE state_hash = ? AND expires_at_ms > ? RETURNING user_id AS
        userId, way, verifier, nonce, language`,
      secretHash(state),
      nowMs(),
    );
  }
}
