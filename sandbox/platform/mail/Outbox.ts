import type { Store } from '../store/Store.ts';

export interface OutboxMessage {
  readonly atMs: number;
  readonly channel: 'email' | 'sms';
  /** The brand's name. */
  readonly sender: string;
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

/** The body without link and code, and when it takes the place of the whole one. */
interface WipedBody {
  readonly tokenHash: string;
  readonly expiresAtMs: number;
  readonly wipedBody: string;
}

const dayMs = 86_400_000;

/**
 * The e-mails and texts that a real platform would have sent. Triggers of the database wipe links
 * and codes as soon as they are used or replaced.
 */
export class Outbox {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  send(message: OutboxMessage & { readonly secret?: WipedBody }): void {
    this.#store.run(
      `INSERT INTO outbox (at_ms, channel, sender, recipient, language, subject, body, token_hash,
        expires_at_ms, wiped_body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      message.atMs,
      message.channel,
      message.sender,
      message.recipient,
      message.language,
      message.subject,
      message.body,
      message.secret?.tokenHash ?? null,
      message.secret?.expiresAtMs ?? null,
      message.secret?.wipedBody ?? null,
    );
  }

  /** Wipes what has expired, and forgets letters after a day. */
  forget(nowMs: number): void {
    this.#store.run(
      `UPDATE outbox SET body = wiped_body, token_hash = NULL, expires_at_ms = NULL
        WHERE expires_at_ms <= ?`,
      nowMs,
    );
    this.#store.run('DELETE FROM outbox WHERE at_ms < ?', nowMs - dayMs);
  }

  all(): OutboxMessage[] {
    return this.#store.all<OutboxMessage>(
      `SELECT at_ms AS atMs, channel, sender, recipient, language, subject, body FROM outbox
        ORDER BY id`,
    );
  }
}
