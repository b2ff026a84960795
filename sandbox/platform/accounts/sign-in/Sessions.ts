import { randomBytes } from 'node:crypto';
import { secretHash } from '../password/secretHash.ts';
import type { Store } from '../../store/Store.ts';

/** Thirty days with "remember me", otherwise at most twelve hours. */
const sessionLifeS = { persistent: 2_592_000, ordinary: 43_200 } as const;
/** Maximum of sessions per person, and of tokens per session; the oldest are dropped. */
const mostSessions = 20;
const mostTokens = 20;
/** A bearer token lives ten minutes and is renewed by the session cookie. */
const tokenLifeS = 600;
const noteEveryMs = 60_000;

export interface Session {
  readonly idHash: string;
  readonly userId: number;
  readonly expiresAtMs: number;
  readonly isPersistent: boolean;
  /** When any factor was last proved, and when the password and every other bound one were. */
  readonly freshAtMs: number;
  readonly fresh2AtMs: number;
}

/** `fresh`: any recent factor; `fresh2`: the password, and the second factor if bound. */
export type Level = 'fresh' | 'fresh2';

export type Way =
  | 'password'
  | 'phone'
  | 'sms'
  | 'link'
  | 'provider'
  | 'registration'
  | 'passkey'
  | 'qr';

/** A session in its owner's list. */
export interface ListedSession {
  readonly idHash: string;
  readonly way: Way;
  /** User agent of the browser. */
  readonly agent: string;
  /** ISO 3166, or empty. */
  readonly country: string;
  readonly beganAtMs: number;
  /** Time of its last call, to the minute. */
  readonly lastAtMs: number;
}

interface SessionFacts extends Pick<ListedSession, 'way' | 'agent' | 'country'> {
  readonly isPersistent: boolean;
  readonly isFresh2: boolean;
}

export interface BearerToken {
  readonly token: string;
  readonly expiresAtMs: number;
}

export type TokenState =
  | { readonly kind: 'valid'; readonly userId: number; readonly sessionHash: string }
  | { readonly kind: 'expired' }
  | { readonly kind: 'unknown' };

interface SessionRow {
  readonly id_hash: string;
  readonly user_id: number;
  readonly expires_at_ms: number;
  readonly is_persistent: number;
  readonly fresh_at_ms: number;
  readonly fresh2_at_ms: number;
}

/** Sessions and their tokens. Only hashes are stored: a stolen database opens no session. */
export class Sessions {
  readonly #store: Store;
  readonly #nowMs: () => number;
  /**
   * Newest token of each session in clear text, so that a call without force_refresh gets it again.
   */
  readonly #newest = new Map<string, BearerToken>();

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  /**
   * Returns the secret for the cookie, and the hashes of sessions that were dropped for this one.
   */
  start(
    userId: number,
    { isPersistent, isFresh2, way, agent, country }: SessionFacts,
  ): { readonly secret: string; readonly session: Session; readonly ended: readonly string[] } {
    const secret = randomBytes(32).toString('base64url');
    const nowMs = this.#nowMs();
    const expiresAtMs =
      nowMs + 1000 * (isPersistent ? sessionLifeS.persistent : sessionLifeS.ordinary);
    const idHash = secretHash(secret);
    const ended = this.#store.transaction(() => {
      this.#store.run('DELETE FROM sessions WHERE expires_at_ms <= ?', nowMs);
      this.#store.run(
        `INSERT INTO sessions (id_hash, user_id, created_at_ms, expires_at_ms, is_persistent,
          fresh_at_ms, fresh2_at_ms, way, agent, country, last_at_ms)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        idHash,
        userId,
        nowMs,
        expiresAtMs,
        Number(isPersistent),
        nowMs,
        isFresh2 ? nowMs : 0,
        way,
        agent,
        country,
        nowMs,
      );
      const oldest = this.#store
        .all<{ id_hash: string }>(
          `SELECT id_hash FROM sessions WHERE user_id = ?
            ORDER BY created_at_ms DESC, rowid DESC LIMIT -1 OFFSET ?`,
          userId,
          mostSessions,
        )
        .map((row) => row.id_hash);
      for (const each of oldest) this.end(each);
      return oldest;
    });
    const session = {
      idHash,
      userId,
      expiresAtMs,
      isPersistent,
      freshAtMs: nowMs,
      fresh2AtMs: isFresh2 ? nowMs : 0,
    };
    return { secret, session, ended };
  }

  find(secret: string | undefined): Session | undefined {
    return secret === undefined ? undefined : this.#read(secretHash(secret));
  }

  /** Finds the session of a bearer token. */
  findByToken(token: string): Session | undefined {
    const state = this.checkToken(token);
    return state.kind === 'valid' ? this.#read(state.sessionHash) : undefined;
  }

  #read(idHash: string): Session | undefined {
    const row = this.#store.one<SessionRow>(
      'SELECT * FROM sessions WHERE id_hash = ? AND expires_at_ms > ?',
      idHash,
      this.#nowMs(),
    );
    return (
      row && {
        idHash: row.id_hash,
        userId: row.user_id,
        expiresAtMs: row.expires_at_ms,
        isPersistent: row.is_persistent === 1,
        freshAtMs: row.fresh_at_ms,
        fresh2AtMs: row.fresh2_at_ms,
      }
    );
  }

  /** Replaces the secret of the session; its tokens stay. */
  raiseLevel(
    session: Session,
    level: Level,
  ): { readonly secret: string; readonly session: Session } {
    const secret = randomBytes(32).toString('base64url');
    const nowMs = this.#nowMs();
    const risen = {
      ...session,
      idHash: secretHash(secret),
      freshAtMs: nowMs,
      fresh2AtMs: level === 'fresh2' ? nowMs : session.fresh2AtMs,
    };
    this.#store.transaction(() => {
      this.#store.run(
        `INSERT INTO sessions (id_hash, user_id, created_at_ms, expires_at_ms, is_persistent,
          fresh_at_ms, fresh2_at_ms, way, agent, country, last_at_ms) SELECT ?, user_id,
          created_at_ms, expires_at_ms, is_persistent, ?, ?, way, agent, country, ?
          FROM sessions WHERE id_hash = ?`,
        risen.idHash,
        risen.freshAtMs,
        risen.fresh2AtMs,
        nowMs,
        session.idHash,
      );
      this.#store.run(
        'UPDATE tokens SET session_hash = ? WHERE session_hash = ?',
        risen.idHash,
        session.idHash,
      );
      this.#store.run('DELETE FROM sessions WHERE id_hash = ?', session.idHash);
    });
    const newest = this.#newest.get(session.idHash);
    this.#newest.delete(session.idHash);
    if (newest !== undefined) this.#newest.set(risen.idHash, newest);
    return { secret, session: risen };
  }

  /** Returns when the session of a bearer token began. */
  beganAtMs(token: string): number | undefined {
    return this.#store.one<{ created_at_ms: number }>(
      `SELECT created_at_ms FROM sessions JOIN tokens ON session_hash = id_hash
        WHERE token_hash = ?`,
      secretHash(token),
    )?.created_at_ms;
  }

  /** Returns the open sessions, newest first. */
  list(userId: number): ListedSession[] {
    return this.#store
      .all<{
        id_hash: string;
        way: Way;
        agent: string;
        country: string;
        created_at_ms: number;
        last_at_ms: number;
      }>(
        `SELECT id_hash, way, agent, country, created_at_ms, last_at_ms FROM sessions
          WHERE user_id = ? AND expires_at_ms > ? ORDER BY created_at_ms DESC, rowid DESC`,
        userId,
        this.#nowMs(),
      )
      .map(({ id_hash: idHash, created_at_ms: beganAtMs, last_at_ms: lastAtMs, ...row }) => ({
        idHash,
        beganAtMs,
        lastAtMs,
        ...row,
      }));
  }

  /** Stores the time of a call; one write a minute is enough. */
  recordCall(idHash: string): void {
    const nowMs = this.#nowMs();
    this.#store.run(
      'UPDATE sessions SET last_at_ms = ? WHERE id_hash = ? AND last_at_ms <= ?',
      nowMs,
      idHash,
      nowMs - noteEveryMs,
    );
  }

  end(idHash: string): void {
    this.#newest.delete(idHash);
    this.#store.run('DELETE FROM sessions WHERE id_hash = ?', idHash);
  }

  /** Ends every session of the person; returns their hashes. */
  endAll(userId: number): string[] {
    const hashes = this.#store
      .all<{ id_hash: string }>('SELECT id_hash FROM sessions WHERE user_id = ?', userId)
      .map((row) => row.id_hash);
    for (const each of hashes) this.end(each);
    return hashes;
  }

  /** Returns the session's token; a new one if forced or with less than a minute left. */
  token(session: Session, isForced: boolean): BearerToken {
    const nowMs = this.#nowMs();
    const newest = this.#newest.get(session.idHash);
    if (!isForced && newest !== undefined && newest.expiresAtMs - nowMs > 60_000) return newest;
    const token = randomBytes(32).toString('base64url');
    const expiresAtMs = Math.min(nowMs + tokenLifeS * 1000, session.expiresAtMs);
    this.#store.transaction(() => {
      this.#store.run(
        'DELETE FROM tokens WHERE session_hash = ? AND expires_at_ms <= ?',
        session.idHash,
        nowMs,
      );
      this.#store.run(
        'INSERT INTO tokens (token_hash, session_hash, user_id, expires_at_ms) VALUES (?, ?, ?, ?)',
        secretHash(token),
        session.idHash,
        session.userId,
        expiresAtMs,
      );
      this.#store.run(
        `DELETE FROM tokens WHERE session_hash = ? AND token_hash IN (SELECT token_hash FROM
          tokens WHERE session_hash = ? ORDER BY expires_at_ms DESC, rowid DESC LIMIT -1 OFFSET ?)`,
        session.idHash,
        session.idHash,
        mostTokens,
      );
    });
    const bearer = { token, expiresAtMs };
    this.#newest.set(session.idHash, bearer);
    return bearer;
  }

  /** Expires every token of the person; the sessions stay. */
  expireTokens(userId: number): void {
    this.#newest.clear();
    this.#store.run('UPDATE tokens SET expires_at_ms = 0 WHERE user_id = ?', userId);
  }

  checkToken(token: string): TokenState {
    const row = this.#store.one<{ user_id: number; session_hash: string; expires_at_ms: number }>(
      'SELECT user_id, session_hash, expires_at_ms FROM tokens WHERE token_hash = ?',
      secretHash(token),
    );
    if (row === undefined) return { kind: 'unknown' };
    if (row.expires_at_ms <= this.#nowMs()) return { kind: 'expired' };
    return { kind: 'valid', userId: row.user_id, sessionHash: row.session_hash };
  }

  clear(): void {
    this.#newest.clear();
  }
}
