import type { SandboxPlatform } from '#sandbox';
import type { LimitOrder } from '#wire';

const hourMs = 3_600_000;
const restMs = 15 * 60_000;
/** Wrong answers within an hour after which the questions are blocked. */
const mostWrong = 3;

/** Wrong answers before a looser limit, counted so that guessing does not succeed. */
export class WrongAnswers {
  static readonly tables = `CREATE TABLE IF NOT EXISTS limit_wrong_answers (
    user_id INTEGER NOT NULL,
    limit_type INTEGER NOT NULL,
    at_ms INTEGER NOT NULL
  );
  CREATE INDEX IF NOT EXISTS limit_wrong_answers_of_user
    ON limit_wrong_answers (user_id, limit_type, at_ms);`;

  readonly #platform: Pick<SandboxPlatform, 'store' | 'nowMs'>;

  constructor(platform: Pick<SandboxPlatform, 'store' | 'nowMs'>) {
    this.#platform = platform;
  }

  keep(userId: number, orders: readonly LimitOrder[]): void {
    const { store, nowMs } = this.#platform;
    store.run('DELETE FROM limit_wrong_answers WHERE at_ms <= ?', nowMs() - hourMs);
    for (const { limitType } of orders)
      store.run(
        'INSERT INTO limit_wrong_answers (user_id, limit_type, at_ms) VALUES (?, ?, ?)',
        userId,
        limitType,
        nowMs(),
      );
  }

  /** Until when the questions for any of these orders are blocked; undefined: they are not. */
  restsUntilMs(userId: number, orders: readonly LimitOrder[]): number | undefined {
    const { nowMs } = this.#platform;
    const untilMs = Math.max(
      0,
      ...orders.map(({ limitType }) => {
        const wrong = this.#since(userId, limitType, nowMs() - hourMs);
        return wrong.count < mostWrong ? 0 : wrong.lastAtMs + restMs;
      }),
    );
    return untilMs > nowMs() ? untilMs : undefined;
  }

  #since(
    userId: number,
    limitType: number,
    sinceMs: number,
  ): { readonly count: number; readonly lastAtMs: number } {
    return (
      this.#platform.store.one<{ count: number; lastAtMs: number }>(
        `SELECT COUNT(*) AS count, COALESCE(MAX(at_ms), 0) AS lastAtMs FROM limit_wrong_answers
          WHERE user_id = ? AND limit_type = ? AND at_ms > ?`,
        userId,
        limitType,
        sinceMs,
      ) ?? { count: 0, lastAtMs: 0 }
    );
  }
}
