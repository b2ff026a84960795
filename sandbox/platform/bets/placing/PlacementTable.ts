import type { CouponBet, ErrorItem, MoneyWire, PlaceCouponRequest } from '#wire';
import type { Store } from '../../store/Store.ts';
import type { PlacementOrigin } from './CouponVerdicts.ts';

export interface PlacementRow {
  readonly user_id: number;
  readonly key: string;
  readonly body_hash: string;
  readonly body: string;
  readonly language: string;
  /** Host of the brand that it came from. */
  readonly host: string;
  readonly country: string;
  readonly state: 'waiting' | 'accepted' | 'refused';
  readonly http_status: number;
  readonly errors: string | null;
  readonly coupon_id: number | null;
  readonly wait_ms: number | null;
  readonly decides_at_ms: number | null;
  /** JSON: scores of the live events when the coupon was sent, by outcome. */
  readonly scores: string | null;
  /** JSON: the result of each of many singles. */
  readonly single_results: string | null;
}

/** One of many singles: the bet, or the reasons of the refusal with the requested stake. */
export type StoredSingle =
  | { readonly id: number; readonly couponId: number }
  | {
      readonly id: number;
      readonly errors: readonly ErrorItem[];
      readonly bet?: CouponBet;
      readonly amount?: MoneyWire;
    };

const dayMs = 86_400_000;

/** A coupon sent under a key, before it is decided. */
export interface SentCoupon {
  readonly bodyHash: string;
  readonly request: PlaceCouponRequest;
  readonly origin: PlacementOrigin;
  readonly waitMs: number;
  readonly scores: Readonly<Record<string, string>>;
}

/** Requests by key, with their state and result. */
export class PlacementTable {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  row(userId: number, key: string): PlacementRow | undefined {
    return this.#store.one<PlacementRow>(
      'SELECT * FROM placements WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
  }

  add(
    userId: number,
    key: string,
    { bodyHash, request, origin, waitMs, scores }: SentCoupon,
  ): void {
    const nowMs = this.#nowMs();
    this.#store.run(
      `INSERT INTO placements (user_id, key, body_hash, body, language, state, http_status, created_at_ms, wait_ms, decides_at_ms, scores, host, country)
       VALUES (?, ?, ?, ?, ?, 'waiting', 202, ?, ?, ?, ?, ?, ?)`,
      userId,
      key,
      bodyHash,
      JSON.stringify(request),
      origin.language,
      nowMs,
      waitMs,
      nowMs + waitMs,
      JSON.stringify(scores),
      origin.host,
      origin.country,
    );
  }

  /** Returns the platform time of the next decision; undefined if none is due. */
  nextDecisionMs(): number | undefined {
    return (
      this.#store.one<{ at: number | null }>(
        "SELECT MIN(decides_at_ms) AS at FROM placements WHERE state = 'waiting'",
      )?.at ?? undefined
    );
  }

  /**
   * Returns placements whose delay is over. A remaining wait longer than the delay means that the
   * clock went back (a restart resets the clock of the control API), so these are due as well.
   */
  due(): readonly PlacementRow[] {
    return this.#store.all<PlacementRow>(
      `SELECT * FROM placements WHERE state = 'waiting' AND (decides_at_ms <= ?1 OR decides_at_ms
        - 2 * wait_ms > ?1) ORDER BY decides_at_ms, created_at_ms`,
      this.#nowMs(),
    );
  }

  /** Ends the delay now. */
  endWait(userId: number, key: string): void {
    this.#store.run(
      "UPDATE placements SET decides_at_ms = ? WHERE user_id = ? AND key = ? AND state = 'waiting'",
      this.#nowMs(),
      userId,
      key,
    );
  }

  accept(userId: number, key: string, couponId: number | null): void {
    this.#store.run(
      `UPDATE placements SET state = 'accepted', http_status = 200, coupon_id = ?, body = ''
        WHERE user_id = ? AND key = ?`,
      couponId,
      userId,
      key,
    );
  }

  refuse(userId: number, key: string, status: number, errors: readonly ErrorItem[]): void {
    this.#store.run(
      `UPDATE placements SET state = 'refused', http_status = ?, errors = ?, body = ''
        WHERE user_id = ? AND key = ?`,
      status,
      JSON.stringify(errors),
      userId,
      key,
    );
  }

  keepSingles(userId: number, key: string, results: readonly StoredSingle[]): void {
    this.#store.run(
      'UPDATE placements SET single_results = ? WHERE user_id = ? AND key = ?',
      JSON.stringify(results),
      userId,
      key,
    );
  }

  /** Deletes refused bets after a day, when their answer is no longer requested. */
  forget(): void {
    this.#store.run(
      "DELETE FROM placements WHERE state = 'refused' AND created_at_ms < ?",
      this.#nowMs() - dayMs,
    );
  }
}
