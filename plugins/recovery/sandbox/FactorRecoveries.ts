import {
  addresseesOf,
  ApiError,
  randomToken,
  secretHash,
  type Person,
  type SandboxPlatform,
} from '#sandbox';
import { mostTries, type Paper, type Refusal } from '#domain/identity/papers.ts';
import type { FactorRecovery } from '#wire';

const hourMs = 3_600_000;
const waitMs = 72 * hourMs;
const secondLetterMs = 24 * hourMs;
/** Requests without a document are deleted after this time. */
const longestMs = 14 * 24 * hourMs;
/** The demo accepts documents automatically after this time unless the desk decides. */
const reviewMs = 60_000;

interface RecoveryRow {
  readonly user_id: number;
  readonly began_at_ms: number;
  readonly sent_at_ms: number | null;
  readonly outcome: Refusal | 'accepted' | '';
  readonly tries: number;
  readonly letters: number;
}

/** E-mails of a request, by their order. */
const letter = { first: 1, second: 2, third: 3, ready: 4 } as const;

/**
 * Requests of people without app and recovery codes: the identity is proved again by a document;
 * for three days the reader of the e-mails can end the request; then a sign-in without the second
 * factor is allowed. The account is held while a request is open, and whatever ends the hold ends
 * the request.
 */
export class FactorRecoveries {
  static readonly tables = `CREATE TABLE IF NOT EXISTS factor_recoveries (
    user_id INTEGER PRIMARY KEY,
    began_at_ms INTEGER NOT NULL,
    sent_at_ms INTEGER,
    outcome TEXT NOT NULL DEFAULT '',
    tries INTEGER NOT NULL DEFAULT 0,
    letters INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS factor_recovery_browsers (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    began_at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS factor_recovery_ends (
    token_hash TEXT PRIMARY KEY,
    user_id INTEGER NOT NULL,
    began_at_ms INTEGER NOT NULL,
    ended_at_ms INTEGER
  );
  CREATE TABLE IF NOT EXISTS factor_recovery_bars (
    user_id INTEGER PRIMARY KEY,
    password_hash TEXT NOT NULL
  );`;

  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
  }

  /**
   * Creates a request or continues the open one; returns its secret, which only the browser stores.
   */
  ask(user: Person): string {
    const { store, rights, nowMs } = this.#platform;
    if (
      store.one(
        'SELECT 1 FROM factor_recovery_bars WHERE user_id = ? AND password_hash = ?',
        user.id,
        user.passwordHash,
      ) !== undefined
    )
      throw new ApiError(
        409,
        'password_first',
        'The owner has ended such a request: a new password comes first',
      );
    const secret = randomToken();
    store.transaction(() => {
      if (this.#open(user.id) === undefined) {
        rights.release(user.id, 'recovery');
        rights.hold(user.id, 'recovery');
        store.run(
          'INSERT OR REPLACE INTO factor_recoveries (user_id, began_at_ms) VALUES (?, ?)',
          user.id,
          rights.heldSinceMs(user.id, 'recovery') ?? nowMs(),
        );
        this.#notify(user, 'factorRecoveryBegun', letter.first);
      }
      store.run(
        'INSERT INTO factor_recovery_browsers (token_hash, user_id, began_at_ms) VALUES (?, ?, ?)',
        secretHash(secret),
        user.id,
        this.#open(user.id)?.began_at_ms ?? 0,
      );
    });
    this.#platform.notifyUser(user.id);
    return secret;
  }

  /** Returns the user whose request this browser made, while it is open. */
  ownerOf(secret: string): number | undefined {
    const row = this.#platform.store.one<{ user_id: number; began_at_ms: number }>(
      'SELECT user_id, began_at_ms FROM factor_recovery_browsers WHERE token_hash = ?',
      secretHash(secret),
    );
    if (row === undefined) return undefined;
    const open = this.#open(row.user_id);
    return open?.began_at_ms === row.began_at_ms ? row.user_id : undefined;
  }

  /** @throws ApiError 404 when there is no open request */
  stateOf(userId: number): FactorRecovery {
    this.work();
    const row = this.#require(userId);
    const { outcome, tries, began_at_ms: beganAtMs, sent_at_ms: sentAtMs } = row;
    return {
      state: this.#stateOf(row),
      ends_at: Math.ceil((beganAtMs + waitMs) / 1000),
      tries_left: Math.max(0, mostTries - tries),
      ...(outcome === '' || outcome === 'accepted' || sentAtMs === null
        ? {}
        : { refusal: outcome }),
    };
  }

  submit(userId: number, paper: Paper, files: readonly string[]): void {
    const { store, files: kept, nowMs } = this.#platform;
    const row = this.#require(userId);
    if (this.#stateOf(row) !== 'papers')
      throw new ApiError(409, 'paper_not_needed', 'A document is there already');
    if (row.tries >= mostTries)
      throw new ApiError(409, 'tries_over', 'A person of the support goes on from here');
    store.transaction(() => {
      kept.send(userId, files, `factor:${userId}:${row.began_at_ms}:${row.tries}:${paper}`);
      store.run(
        `UPDATE factor_recoveries SET sent_at_ms = ?, outcome = '', tries = tries + 1
          WHERE user_id = ?`,
        nowMs(),
        userId,
      );
    });
  }

  /** Decides on a document. */
  decide(userId: number, outcome: Refusal | 'accepted'): void {
    this.#platform.store.run(
      `UPDATE factor_recoveries SET outcome = ?
        WHERE user_id = ? AND outcome = '' AND sent_at_ms IS NOT NULL`,
      outcome,
      userId,
    );
    this.work();
  }

  /**
   * Closes the request, because the person has found the app or signed in without it; the account
   * is released.
   */
  close(userId: number): void {
    const { store, rights, notifyUser } = this.#platform;
    store.transaction(() => {
      rights.release(userId, 'recovery');
      store.run('DELETE FROM factor_recoveries WHERE user_id = ?', userId);
      store.run('DELETE FROM factor_recovery_browsers WHERE user_id = ?', userId);
    });
    notifyUser(userId);
  }

  /** "Not me": ends the request and all sessions. Returns false for an expired link. */
  end(token: string): boolean {
    const { store, users, sessions, feed, tickets, nowMs } = this.#platform;
    const row = store.one<{ user_id: number; began_at_ms: number; ended_at_ms: number | null }>(
      'SELECT user_id, began_at_ms, ended_at_ms FROM factor_recovery_ends WHERE token_hash = ?',
      secretHash(token),
    );
    if (row === undefined) return false;
    if (row.ended_at_ms !== null) return true;
    const user = users.byId(row.user_id);
    if (user === undefined || this.#open(user.id)?.began_at_ms !== row.began_at_ms) return false;
    store.transaction(() => {
      store.run(
        'UPDATE factor_recovery_ends SET ended_at_ms = ? WHERE user_id = ? AND began_at_ms = ?',
        nowMs(),
        user.id,
        row.began_at_ms,
      );
      // The person who made the request knows the password: another request needs a new one.
      store.run(
        'INSERT OR REPLACE INTO factor_recovery_bars (user_id, password_hash) VALUES (?, ?)',
        user.id,
        user.passwordHash,
      );
      tickets.endAll(user.id);
      this.close(user.id);
    });
    for (const hash of sessions.endAll(user.id)) feed.endSession(hash);
    const link = `/${user.language}/user/login`;
    this.#platform.messages.notify(user.id, 'factorRecoveryEnded', {
      copies: addresseesOf(user).map((addressee) => ({ addressee, link })),
    });
    return true;
  }

  /** Processes due reviews, e-mails and ends. */
  work(): void {
    const { store, users, nowMs } = this.#platform;
    for (const { user_id: userId } of store.all<{ user_id: number }>(
      'SELECT user_id FROM factor_recoveries',
    )) {
      const user = users.byId(userId);
      const row = this.#open(userId);
      if (user === undefined || row === undefined) continue;
      if (row.outcome === '' && row.sent_at_ms !== null && row.sent_at_ms + reviewMs <= nowMs())
        store.run("UPDATE factor_recoveries SET outcome = 'accepted' WHERE user_id = ?", userId);
      this.#writeDue(user, this.#open(userId) ?? row);
    }
  }

  #writeDue(user: Person, row: RecoveryRow): void {
    const sinceMs = this.#platform.nowMs() - row.began_at_ms;
    const isProved = row.outcome === 'accepted';
    if (sinceMs >= longestMs && !isProved) this.close(user.id);
    else if (sinceMs >= waitMs && isProved && row.letters < letter.ready)
      this.#notify(user, 'factorRecoveryReady', letter.ready);
    else if (sinceMs >= waitMs && row.letters < letter.third)
      this.#notify(user, 'factorRecoveryPapers', letter.third);
    else if (sinceMs >= secondLetterMs && row.letters < letter.second)
      this.#notify(user, 'factorRecoveryGoesOn', letter.second);
  }

  #notify(
    user: Person,
    id:
      | 'factorRecoveryBegun'
      | 'factorRecoveryGoesOn'
      | 'factorRecoveryPapers'
      | 'factorRecoveryReady',
    sent: number,
  ): void {
    const { store, messages } = this.#platform;
    const row = this.#require(user.id);
    store.run('UPDATE factor_recoveries SET letters = ? WHERE user_id = ?', sent, user.id);
    // The person who made the request may control one of the addresses, so that all get a copy.
    const copies = addresseesOf(user).map((addressee) => {
      const token = randomToken();
      store.run(
        'INSERT INTO factor_recovery_ends (token_hash, user_id, began_at_ms) VALUES (?, ?, ?)',
        secretHash(token),
        user.id,
        row.began_at_ms,
      );
      return {
        addressee,
        link: `/${user.language}/user/notme?token=${token}`,
        secret: { token, expiresAtMs: row.began_at_ms + longestMs },
      };
    });
    messages.notify(user.id, id, { copies });
  }

  #stateOf({ outcome, sent_at_ms: sentAtMs, began_at_ms: beganAtMs }: RecoveryRow) {
    if (outcome === 'accepted')
      return this.#platform.nowMs() >= beganAtMs + waitMs ? 'ready' : 'waiting';
    return outcome === '' && sentAtMs !== null ? 'in_review' : 'papers';
  }

  #require(userId: number): RecoveryRow {
    const row = this.#open(userId);
    if (row === undefined)
      throw new ApiError(404, 'recovery_unknown', 'There is no such request, or it is over');
    return row;
  }

  #open(userId: number): RecoveryRow | undefined {
    const { store, rights } = this.#platform;
    const row = store.one<RecoveryRow>('SELECT * FROM factor_recoveries WHERE user_id = ?', userId);
    return row?.began_at_ms === rights.heldSinceMs(userId, 'recovery') ? row : undefined;
  }
}
