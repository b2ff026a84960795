import { createHash } from 'node:crypto';
import type { ErrorItem, PlaceCouponRequest, Placement } from '#wire';
import type { Users } from '../accounts/Users.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import type { Coupons } from './Coupons.ts';
import { judgeCoupon, type Verdict } from './judgeCoupon.ts';

interface PlacementRow {
  readonly user_id: number;
  readonly key: string;
  readonly body_hash: string;
  readonly body: string;
  readonly language: string;
  readonly state: 'waiting' | 'accepted' | 'refused';
  readonly http_status: number;
  readonly errors: string | null;
  readonly coupon_id: number | null;
  readonly wait_ms: number | null;
  readonly decides_at_ms: number | null;
}

export interface PlacementAnswer {
  readonly status: number;
  readonly placement: Placement;
}

export interface PlacementsOptions {
  readonly store: Store;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly nowMs: () => number;
  readonly liveDelayMs: () => number;
  /** A bet was taken or its delay is over: time to tell the person's other tabs. */
  readonly onDecided: (userId: number, key: string) => void;
}

/**
 * Placing a bet exactly once. A key belongs to one body for ever: the same pair gets the same answer, however often and
 * however concurrently it is sent. Nothing here awaits, so two posts never interleave.
 */
export class Placements {
  readonly #options: PlacementsOptions;

  constructor(options: PlacementsOptions) {
    this.#options = options;
  }

  place(userId: number, key: string, request: PlaceCouponRequest, language: string): PlacementAnswer {
    const { store, nowMs } = this.#options;
    const bodyHash = createHash('sha256').update(canonical(request)).digest('base64url');
    return store.transaction(() => {
      const known = this.#row(userId, key);
      if (known !== undefined) {
        if (known.body_hash !== bodyHash) throw new ApiError(409, 'idempotency_mismatch', 'This key was used with another coupon: take a new key for a new coupon');
        return this.#answer(known, language);
      }
      const verdict = this.#judge(userId, request, language);
      const isDelayed = verdict.kind === 'accept' && verdict.coupon.bets.some((bet) => bet.isLive);
      const waitMs = isDelayed ? this.#options.liveDelayMs() : 0;
      store.run(
        `INSERT INTO placements (user_id, key, body_hash, body, language, state, http_status, created_at_ms, wait_ms, decides_at_ms)
         VALUES (?, ?, ?, ?, ?, 'waiting', 202, ?, ?, ?)`,
        userId,
        key,
        bodyHash,
        JSON.stringify(request),
        language,
        nowMs(),
        waitMs,
        nowMs() + waitMs,
      );
      if (waitMs === 0) this.#decide(userId, key, request, verdict);
      return this.#answer(this.#row(userId, key)!, language);
    });
  }

  find(userId: number, key: string, language: string): Placement | undefined {
    const row = this.#row(userId, key);
    return row && this.#answer(row, language).placement;
  }

  /** Platform time of the next decision; undefined when nothing waits. */
  nextDecisionMs(): number | undefined {
    return this.#options.store.one<{ at: number | null }>("SELECT MIN(decides_at_ms) AS at FROM placements WHERE state = 'waiting'")?.at ?? undefined;
  }

  /**
   * Decides every live bet whose delay is over, with the prices of now. One that would have to wait longer than its delay
   * was received before the clock went back (a restart forgets what the control API added): it waits no more.
   */
  decideDue(): void {
    const { store, nowMs, onDecided } = this.#options;
    const due = store.all<PlacementRow>(
      "SELECT * FROM placements WHERE state = 'waiting' AND (decides_at_ms <= ?1 OR decides_at_ms - 2 * wait_ms > ?1) ORDER BY decides_at_ms, created_at_ms",
      nowMs(),
    );
    for (const { user_id: userId, key, body, language } of due) {
      const request = JSON.parse(body) as PlaceCouponRequest;
      store.transaction(() => {
        // Another process on the same file may have been faster.
        if (this.#row(userId, key)?.state === 'waiting') this.#decide(userId, key, request, this.#judge(userId, request, language));
      });
      onDecided(userId, key);
    }
  }

  #judge(userId: number, request: PlaceCouponRequest, language: string): Verdict {
    const { users, ledger, line } = this.#options;
    return judgeCoupon(request, {
      userId,
      banLevel: users.byId(userId)?.banLevel ?? 0,
      account: ledger.account(request.accountId),
      current: (outcomeId) => line.couponBet(outcomeId, language),
    });
  }

  #decide(userId: number, key: string, request: PlaceCouponRequest, verdict: Verdict): void {
    const { store, ledger, coupons, nowMs } = this.#options;
    if (verdict.kind === 'refuse') {
      store.run("UPDATE placements SET state = 'refused', http_status = ?, errors = ? WHERE user_id = ? AND key = ?", verdict.status, JSON.stringify([verdict.error]), userId, key);
      return;
    }
    const couponId = coupons.add({ userId, request, accepted: verdict.coupon, placedAtMs: nowMs() });
    ledger.move('stake', request.accountId, -request.amount.minor, nowMs(), couponId);
    store.run("UPDATE placements SET state = 'accepted', http_status = 200, coupon_id = ? WHERE user_id = ? AND key = ?", couponId, userId, key);
  }

  #row(userId: number, key: string): PlacementRow | undefined {
    return this.#options.store.one<PlacementRow>('SELECT * FROM placements WHERE user_id = ? AND key = ?', userId, key);
  }

  #answer(row: PlacementRow, language: string): PlacementAnswer {
    const { key, state } = row;
    if (state === 'waiting') return { status: 202, placement: { key, state, waitMs: row.wait_ms ?? 0, decidesAtMs: row.decides_at_ms ?? 0 } };
    if (state === 'refused') return { status: row.http_status, placement: { key, state, errors: JSON.parse(row.errors ?? '[]') as ErrorItem[] } };
    const coupon = this.#options.coupons.wire(row.coupon_id ?? 0, language);
    return { status: 200, placement: { key, state, ...(coupon === undefined ? {} : { coupon }) } };
  }
}

/** The same text for the same body, whatever the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
