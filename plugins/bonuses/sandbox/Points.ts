import { dayMs, exchanged, minorOfEuro, type SandboxPlatform } from '#sandbox';

/** Euros of settled own stakes per point. */
export const eurosForPoint = 10;
const centsOfPoint = 1;
const lapseDays = 365;

/** Points for settled stakes, counted from the ledger; a point is worth a cent of a euro. */
export class Points {
  readonly #platform: SandboxPlatform;

  constructor(platform: SandboxPlatform) {
    this.#platform = platform;
  }

  /** All points ever earned. */
  accumulated(userId: number): number {
    return this.#since(userId, 0);
  }

  /** Points of the last year. */
  club(userId: number): number {
    return this.#since(userId, this.#platform.nowMs() - lapseDays * dayMs);
  }

  /** Value of points, minor units. */
  worth(points: number, currency: string): number {
    return minorOfEuro((points * centsOfPoint) / 100, currency);
  }

  #since(userId: number, sinceMs: number): number {
    const cents = this.#platform.store
      .all<{ readonly minor: number; readonly currency: string }>(
        `SELECT -SUM(e.minor) AS minor, c.currency FROM coupons c
         JOIN ledger_accounts a ON a.id = c.account_id
         JOIN ledger_transactions t ON t.coupon_id = c.id AND t.kind = 'stake'
         JOIN ledger_entries e ON e.transaction_id = t.id AND e.account_id = c.account_id
         WHERE c.user_id = ? AND a.type <> 4 AND c.status_id >= 0 AND c.status_id NOT IN (2, 3)
           AND c.settled_at_ms > ?
         GROUP BY c.currency`,
        userId,
        sinceMs,
      )
      .reduce((sum, { minor, currency }) => sum + exchanged(minor, currency, 'EUR'), 0);
    return Math.floor(cents / (eurosForPoint * 100));
  }
}
