import type { Outbox } from '../accounts/Outbox.ts';
import type { Store } from '../store/Store.ts';
import type { Blocks } from './Blocks.ts';

/** The template of a site that opens soon. */
const comingSoon = 8;

/** Addresses that want one message on the day on which the site opens, and nothing else. */
export class OpeningNotices {
  readonly #store: Store;
  readonly #outbox: Outbox;
  readonly #blocks: Blocks;
  readonly #nowMs: () => number;

  constructor(store: Store, outbox: Outbox, blocks: Blocks, nowMs: () => number) {
    this.#store = store;
    this.#outbox = outbox;
    this.#blocks = blocks;
    this.#nowMs = nowMs;
  }

  /** Twice the same address is one message. */
  add(email: string): void {
    this.#store.run('INSERT INTO opening_notices (email, asked_at_ms) VALUES (?, ?) ON CONFLICT (email) DO NOTHING', email, this.#nowMs());
  }

  /** Sends the message and forgets the addresses, once the site is open. */
  tell(): void {
    if (this.#blocks.forAll()?.templateTypeId === comingSoon) return;
    this.#store.transaction(() => {
      for (const { email } of this.#store.all<{ email: string }>('SELECT email FROM opening_notices ORDER BY asked_at_ms, email')) {
        this.#outbox.send({
          atMs: this.#nowMs(),
          channel: 'email',
          recipient: email,
          subject: 'We are open',
          body: 'The site has opened in your country. This was the only message; your address is forgotten now.',
        });
      }
      this.#store.run('DELETE FROM opening_notices');
    });
  }
}
