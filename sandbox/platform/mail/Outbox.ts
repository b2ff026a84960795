import type { Store } from '../store/Store.ts';
import { OutboxFaults } from './OutboxFaults.ts';

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

/** A message of the outbox. */
export interface SentMessage extends OutboxMessage {
  /** The message came back: its recipient never saw it. */
  readonly isBounced: boolean;
}

/** Body without link and code, and when it replaces the full one. */
interface WipedBody {
  readonly tokenHash: string;
  readonly expiresAtMs: number;
  readonly wipedBody: string;
}

const dayMs = 86_400_000;

/**
 * E-mails and texts that a real platform would have sent. Database triggers wipe links and codes as
 * soon as they are used or replaced.
 */
export class Outbox {
  readonly faults = new OutboxFaults();
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  send(message: OutboxMessage & { readonly secret?: WipedBody }): void {
    const fault = this.faults.takeNext(message);
    switch (fault?.kind) {
      case undefined:
        return this.#keep(message);
      case 'loss':
        return undefined;
      case 'delay':
        return this.#keep({ ...message, atMs: message.atMs + (fault.delayMs ?? 0) });
      case 'double':
        this.#keep(message);
        return this.#keep(message);
      case 'bounce':
        return this.#keep(message, true);
    }
  }

  #keep(message: OutboxMessage & { readonly secret?: WipedBody }, isBounced = false): void {
    this.#store.run(
      `INSERT INTO outbox (at_ms, channel, sender, recipient, language, subject, body, token_hash,
        expires_at_ms, wiped_body, is_bounced) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      Number(isBounced),
    );
  }

  /** Wipes expired secrets and deletes messages after a day. */
  forget(nowMs: number): void {
    this.#store.run(
      `UPDATE outbox SET body = wiped_body, token_hash = NULL, expires_at_ms = NULL
        WHERE expires_at_ms <= ?`,
      nowMs,
    );
    this.#store.run('DELETE FROM outbox WHERE at_ms < ?', nowMs - dayMs);
  }

  /**
   * Returns the messages that arrived or came back by now, in that order; all or of one recipient.
   */
  all(recipient?: string): SentMessage[] {
    return this.#store
      .all<OutboxMessage & { readonly is_bounced: number }>(
        `SELECT at_ms AS atMs, channel, sender, recipient, language, subject, body, is_bounced
          FROM outbox WHERE at_ms <= ? ORDER BY at_ms, id`,
        this.#nowMs(),
      )
      .filter((message) => recipient === undefined || message.recipient === recipient)
      .map(({ is_bounced: isBounced, ...message }) => ({ ...message, isBounced: isBounced === 1 }));
  }
}
