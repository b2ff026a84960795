import type { Store } from '../store/Store.ts';

export interface OutboxMessage {
  readonly atMs: number;
  readonly channel: 'email' | 'sms';
  readonly recipient: string;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

const dayMs = 86_400_000;

/** The e-mails and texts that a real platform would have sent. */
export class Outbox {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  send(message: OutboxMessage): void {
    this.#store.run(
      'INSERT INTO outbox (at_ms, channel, recipient, language, subject, body) VALUES (?, ?, ?, ?, ?, ?)',
      message.atMs,
      message.channel,
      message.recipient,
      message.language,
      message.subject,
      message.body,
    );
  }

  /** Letters hold links and codes that open accounts: they are kept for a day. */
  forget(nowMs: number): void {
    this.#store.run('DELETE FROM outbox WHERE at_ms < ?', nowMs - dayMs);
  }

  all(): OutboxMessage[] {
    return this.#store.all<OutboxMessage>(
      'SELECT at_ms AS atMs, channel, recipient, language, subject, body FROM outbox ORDER BY id',
    );
  }
}
