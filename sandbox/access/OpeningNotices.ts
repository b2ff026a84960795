import type { Letters } from '../letters/Letters.ts';
import type { Store } from '../store/Store.ts';
import type { Blocks } from './Blocks.ts';

/** The template of a site that opens soon. */
const comingSoon = 8;

/** Addresses that want one message on the day on which the site opens, and nothing else. */
export class OpeningNotices {
  readonly #store: Store;
  readonly #letters: Letters;
  readonly #blocks: Blocks;
  readonly #nowMs: () => number;

  constructor(store: Store, letters: Letters, blocks: Blocks, nowMs: () => number) {
    this.#store = store;
    this.#letters = letters;
    this.#blocks = blocks;
    this.#nowMs = nowMs;
  }

  /** Twice the same address is one message. */
  add(email: string, language: string): void {
    this.#store.run('INSERT INTO opening_notices (email, language, asked_at_ms) VALUES (?, ?, ?) ON CONFLICT (email) DO NOTHING', email, language, this.#nowMs());
  }

  /** Sends the message and forgets the addresses, once the site is open. */
  tell(): void {
    if (this.#blocks.forAll()?.templateTypeId === comingSoon) return;
    this.#store.transaction(() => {
      for (const addressee of this.#store.all<{ recipient: string; language: string }>('SELECT email AS recipient, language FROM opening_notices ORDER BY asked_at_ms, email'))
        this.#letters.send('siteOpen', addressee);
      this.#store.run('DELETE FROM opening_notices');
    });
  }
}
