import type { SandboxPlatform } from '#sandbox';

/** Notices about payments that people have read. */
export class FundsNotices {
  static readonly tables = `CREATE TABLE IF NOT EXISTS payment_acknowledgements (
    user_id INTEGER PRIMARY KEY,
    at_ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS payment_notices_read (
    user_id INTEGER NOT NULL,
    notice TEXT NOT NULL,
    PRIMARY KEY (user_id, notice)
  );`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  /** When the person acknowledged how players' money is protected; undefined: never. */
  atMs(userId: number): number | undefined {
    return this.#platform.store.one<{ at_ms: number }>(
      'SELECT at_ms FROM payment_acknowledgements WHERE user_id = ?',
      userId,
    )?.at_ms;
  }

  /** Whether the person has dismissed a notice. */
  hasRead(userId: number, notice: string): boolean {
    return (
      this.#platform.store.one(
        'SELECT 1 FROM payment_notices_read WHERE user_id = ? AND notice = ?',
        userId,
        notice,
      ) !== undefined
    );
  }

  read(userId: number, notice: string): void {
    this.#platform.store.run(
      'INSERT OR IGNORE INTO payment_notices_read (user_id, notice) VALUES (?, ?)',
      userId,
      notice,
    );
  }

  acknowledge(userId: number): void {
    this.#platform.store.run(
      `INSERT INTO payment_acknowledgements (user_id, at_ms) VALUES (?, ?)
        ON CONFLICT (user_id) DO UPDATE SET at_ms = excluded.at_ms`,
      userId,
      this.#platform.nowMs(),
    );
  }
}
