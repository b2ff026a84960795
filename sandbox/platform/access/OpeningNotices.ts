import type { Mailer } from '../mail/Mailer.ts';
import type { Store } from '../store/Store.ts';
import type { Blocks } from './Blocks.ts';

/** Block template of a site that opens soon. */
const comingSoon = 8;

/** Addresses to notify once when the site opens. */
export class OpeningNotices {
  readonly #store: Store;
  readonly #mailer: Mailer;
  readonly #blocks: Blocks;
  readonly #nowMs: () => number;

  constructor(store: Store, mailer: Mailer, blocks: Blocks, nowMs: () => number) {
    this.#store = store;
    this.#mailer = mailer;
    this.#blocks = blocks;
    this.#nowMs = nowMs;
  }

  /** Adds an address; one that is added twice gets one message. */
  add(email: string, language: string): void {
    this.#store.run(
      `INSERT INTO opening_notices (email, language, asked_at_ms) VALUES (?, ?, ?)
        ON CONFLICT (email) DO NOTHING`,
      email,
      language,
      this.#nowMs(),
    );
  }

  /** Sends the message and deletes the addresses once the site is open. */
  notifyAll(): void {
    if (this.#blocks.forAll()?.templateTypeId === comingSoon) return;
    this.#store.transaction(() => {
      for (const addressee of this.#store.all<{ recipient: string; language: string }>(
        'SELECT email AS recipient, language FROM opening_notices ORDER BY asked_at_ms, email',
      ))
        this.#mailer.send('siteOpen', addressee);
      this.#store.run('DELETE FROM opening_notices');
    });
  }
}
