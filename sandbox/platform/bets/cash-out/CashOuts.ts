import type { CashOutAnswer, CashOutRequest, ErrorItem } from '#wire';
import { oddsChangePolicyOf } from '#domain/bets/OddsChangePolicy.ts';
import { shareOfOffer } from '#domain/bets/cash-out/shareOfOffer.ts';
import { leastPayout } from '#domain/ticket/payout/leastPayout.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import type { SiteGate } from '../../access/SiteGate.ts';
import { ApiError, notFound } from '../../http/ApiError.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Store } from '../../store/Store.ts';
import { type Coupons } from '../Coupons.ts';
import { cashedOutStatus, isOpenRow, type CouponRow } from '../CouponRow.ts';
import { isChangeAccepted } from '../placing/validateCoupon.ts';
import { toTicket } from '../settlement/toTicket.ts';
import { boundOf, type CashOutOfferService } from './CashOutOfferService.ts';

interface CashOutRow {
  readonly user_id: number;
  readonly key: string;
  readonly body: string;
  readonly coupon_id: number;
  readonly state: 'waiting' | 'accepted' | 'refused';
  readonly http_status: number;
  readonly errors: string | null;
  readonly paid_minor: number | null;
  readonly country: string;
  readonly wait_ms: number;
  readonly decides_at_ms: number;
}

type Verdict =
  | { readonly kind: 'accept'; readonly row: CouponRow; readonly valueMinor: number }
  | { readonly kind: 'refuse'; readonly status: number; readonly error: ErrorItem };

/** Origin of a request; the country is empty if it is unknown. */
export interface CashOutOrigin {
  readonly language: string;
  readonly country: string;
}

export interface CashOutsDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly cashOutOffers: CashOutOfferService;
  readonly siteGate: Pick<SiteGate, 'refusal'>;
  readonly nowMs: () => number;
  readonly liveDelayMs: () => number;
  /** Called when a bet was cashed out, or its delay is over. */
  readonly onDecided: (userId: number) => void;
}

const closed = (couponId: number): ApiError =>
  new ApiError(
    409,
    'cash_out_closed',
    `The bet ${couponId} is settled: there is nothing to buy back`,
  );
const unavailable = (couponId: number): ApiError =>
  new ApiError(422, 'cash_out_unavailable', `The bet ${couponId} is not bought back`);
const refuseValue = (detail: string, minor: number, currency: string): ApiError =>
  new ApiError(422, 'cash_out_value', detail, {
    field: 'value',
    meta: { limit: { minor, currency } },
  });

/** Interval at which automatic orders are checked. */
const watchEveryMs = 1000;

/**
 * Cashes bets out exactly once. As with placing, a key belongs to one body for ever, and no method
 * awaits. Automatic orders are checked here, so that they do not need an open page.
 */
export class CashOuts {
  readonly #dependencies: CashOutsDependencies;
  #watchedAtMs = Number.NEGATIVE_INFINITY;

  constructor(dependencies: CashOutsDependencies) {
    this.#dependencies = dependencies;
  }

  request(
    userId: number,
    key: string,
    request: CashOutRequest,
    { language, country }: CashOutOrigin,
  ): { readonly status: number; readonly answer: CashOutAnswer } {
    const { coupons, line, liveDelayMs, nowMs, store } = this.#dependencies;
    const body = JSON.stringify([
      request.couponId,
      request.stake.minor,
      request.stake.currency,
      request.value.minor,
      request.value.currency,
      request.changeCoefAction,
    ]);
    const result = store.transaction(() => {
      const known = this.#row(userId, key);
      if (known !== undefined) {
        if (known.body !== body)
          throw new ApiError(
            409,
            'idempotency_mismatch',
            'This key was used with another cash-out: take a new key for a new one',
          );
        return known;
      }
      const row = coupons.row(request.couponId);
      if (row === undefined || row.user_id !== userId)
        throw notFound('bet_unknown', `You have no bet ${request.couponId}`);
      const verdict = this.#evaluate(row, request, { country });
      const isPlaying =
        verdict.kind === 'accept' &&
        coupons
          .selections(row.id)
          .some(
            (selection) =>
              isOpenRow(selection) && line.couponBet(selection.outcome_id, 'en')?.isLive === true,
          );
      const waitMs = isPlaying ? liveDelayMs() : 0;
      store.run(
        `INSERT INTO cash_outs (user_id, key, body, coupon_id, state, http_status, created_at_ms, wait_ms, decides_at_ms, country) VALUES (?, ?, ?, ?, 'waiting', 202, ?, ?, ?, ?)`,
        userId,
        key,
        body,
        row.id,
        nowMs(),
        waitMs,
        nowMs() + waitMs,
        country,
      );
      if (waitMs === 0) this.#decide(userId, key, request, verdict);
      return this.#row(userId, key)!;
    });
    return this.#answer(result, language);
  }

  find(userId: number, key: string, language: string): CashOutAnswer | undefined {
    const row = this.#row(userId, key);
    return row && this.#answer(row, language).answer;
  }

  /** Sets or removes an automatic cash-out at a value. */
  order(
    userId: number,
    couponId: number,
    value: { readonly minor: number; readonly currency: string } | undefined,
    country: string,
  ): void {
    const { coupons, cashOutOffers, store } = this.#dependencies;
    const row = coupons.row(couponId);
    if (row === undefined || row.user_id !== userId)
      throw notFound('bet_unknown', `You have no bet ${couponId}`);
    if (value !== undefined) {
      if (!isOpenRow(row)) throw closed(couponId);
      const offer = cashOutOffers.offerFor(row);
      if (offer.kind === 'none') throw unavailable(couponId);
      if (value.currency !== row.currency)
        throw new ApiError(
          422,
          'currency_mismatch',
          `The bet is in ${row.currency}: give the value in it`,
          { field: 'value' },
        );
      const { currency } = row;
      if (value.minor < 1) throw refuseValue('Order a value above 0', 1, currency);
      const maxMinor = row.possible_win_minor - 1;
      if (value.minor > maxMinor)
        throw refuseValue(
          `The bet can pay ${row.possible_win_minor}: order less`,
          maxMinor,
          currency,
        );
      if (offer.kind === 'open' && value.minor <= offer.valueMinor)
        throw refuseValue(
          `The bet is worth ${offer.valueMinor} already: order more`,
          offer.valueMinor + 1,
          currency,
        );
    }
    store.run(
      'UPDATE coupons SET auto_cash_out_minor = ?, auto_cash_out_country = ? WHERE id = ?',
      value?.minor ?? null,
      country,
      couponId,
    );
    this.#dependencies.onDecided(userId);
  }

  /** Returns the platform time of the next decision; undefined if none is due. */
  nextDecisionMs(): number | undefined {
    return (
      this.#dependencies.store.one<{ at: number | null }>(
        "SELECT MIN(decides_at_ms) AS at FROM cash_outs WHERE state = 'waiting'",
      )?.at ?? undefined
    );
  }

  /** Decides delayed requests at current values and executes orders whose value is reached. */
  decideDue(): void {
    const { coupons, nowMs, onDecided, store } = this.#dependencies;
    // A wait longer than the delay means that the clock went back; the request is then decided at
    // once.
    const due = store.all<CashOutRow>(
      `SELECT * FROM cash_outs WHERE state = 'waiting' AND (decides_at_ms <= ?1 OR decides_at_ms -
        2 * wait_ms > ?1) ORDER BY decides_at_ms, created_at_ms`,
      nowMs(),
    );
    for (const { user_id: userId, key, body, coupon_id: couponId, country } of due) {
      const request = fromBody(body);
      store.transaction(() => {
        const row = coupons.row(couponId);
        if (row !== undefined && this.#row(userId, key)?.state === 'waiting')
          this.#decide(
            userId,
            key,
            request,
            this.#evaluate(row, request, { ownKey: key, country }),
          );
      });
      onDecided(userId);
    }
    if (Math.abs(nowMs() - this.#watchedAtMs) < watchEveryMs) return;
    this.#watchedAtMs = nowMs();
    this.#carryOutOrders();
  }

  #carryOutOrders(): void {
    const { cashOutOffers, coupons, onDecided, siteGate, store } = this.#dependencies;
    const wanted = store.all<{ id: number; user_id: number; country: string }>(
      `SELECT id, user_id, auto_cash_out_country AS country FROM coupons
        WHERE auto_cash_out_minor IS NOT NULL AND status_id < 0`,
    );
    for (const { id, user_id: userId, country } of wanted) {
      // Orders survive a closed site: they are executed when it is open again.
      if (siteGate.refusal({ userId, country }) !== undefined) continue;
      // Bet and value are read within the transaction that pays, because the bet may have been
      // settled meanwhile.
      const isBought = store.transaction(() => {
        const row = coupons.row(id);
        if (row === undefined || row.auto_cash_out_minor === null || !isOpenRow(row)) return false;
        const offer = cashOutOffers.offerFor(row);
        if (
          offer.kind !== 'open' ||
          offer.valueMinor < row.auto_cash_out_minor ||
          this.#isWaiting(id, undefined)
        )
          return false;
        this.#buy(row, offer.stakeMinor, offer.valueMinor, true);
        return true;
      });
      if (isBought) onDecided(userId);
    }
  }

  /** Evaluates a request; `ownKey` is its key if it waited and is evaluated again. */
  #evaluate(
    row: CouponRow,
    request: CashOutRequest,
    { ownKey, country }: { readonly ownKey?: string; readonly country: string },
  ): Verdict {
    try {
      const siteClosed = this.#dependencies.siteGate.refusal({ userId: row.user_id, country });
      if (siteClosed !== undefined) throw siteClosed;
      return { kind: 'accept', row, valueMinor: this.#check(row, request, ownKey) };
    } catch (error) {
      if (error instanceof ApiError)
        return { kind: 'refuse', status: error.status, error: error.item };
      throw error;
    }
  }

  /** Returns the amount to pay; throws the reason if there is none. */
  #check(row: CouponRow, request: CashOutRequest, ownKey: string | undefined): number {
    const { currency } = row;
    if (!isOpenRow(row)) throw closed(row.id);
    if (this.#isWaiting(row.id, ownKey))
      throw new ApiError(
        409,
        'cash_out_pending',
        `Another cash-out of the bet ${row.id} is under way: wait for it`,
      );
    if (request.stake.currency !== currency || request.value.currency !== currency)
      throw new ApiError(
        422,
        'currency_mismatch',
        `The bet is in ${currency}: give stake and value in it`,
        { field: 'stake' },
      );
    const offer = this.#dependencies.cashOutOffers.offerFor(row);
    if (offer.kind === 'none') throw unavailable(row.id);
    if (offer.kind === 'suspended')
      throw new ApiError(
        409,
        'cash_out_suspended',
        `The bet ${row.id} is not bought back just now: try again when its events take bets`,
      );
    const bound = boundOf(offer, request.stake.minor);
    if (bound !== undefined)
      throw new ApiError(
        422,
        'cash_out_stake',
        `${request.stake.minor} of the stake cannot be cashed out, ${offer.stakeMinor} are left: take ${bound}, or all of it`,
        {
          field: 'stake',
          meta: { limit: { minor: bound, currency } },
        },
      );
    const now = shareOfOffer(offer.valueMinor, request.stake.minor, offer.stakeMinor);
    if (!isChangeAccepted(request.value.minor, now, oddsChangePolicyOf(request.changeCoefAction))) {
      throw new ApiError(
        409,
        'cash_out_changed',
        `The value is ${now} now, not ${request.value.minor}: confirm it`,
        {
          field: 'value',
          meta: { was: { minor: request.value.minor, currency }, now: { minor: now, currency } },
        },
      );
    }
    return now;
  }

  #decide(userId: number, key: string, request: CashOutRequest, verdict: Verdict): void {
    const isRefused = verdict.kind === 'refuse';
    if (!isRefused) this.#buy(verdict.row, request.stake.minor, verdict.valueMinor, false);
    this.#dependencies.store.run(
      `UPDATE cash_outs SET state = ?, http_status = ?, errors = ?, paid_minor = ?
        WHERE user_id = ? AND key = ?`,
      isRefused ? 'refused' : 'accepted',
      isRefused ? verdict.status : 200,
      isRefused ? JSON.stringify([verdict.error]) : null,
      isRefused ? null : verdict.valueMinor,
      userId,
      key,
    );
  }

  /**
   * Pays and stores the rest. An automatic order ends with it, because it was for the bet before.
   */
  #buy(row: CouponRow, stakeMinor: number, valueMinor: number, isAuto: boolean): void {
    const { coupons, ledger, nowMs, store } = this.#dependencies;
    const leftMinor = row.stake_minor - row.cashed_stake_minor - stakeMinor;
    store.run(
      `UPDATE coupons SET cashed_stake_minor = cashed_stake_minor + ?, cashed_minor = cashed_minor
        + ?, cashed_at_ms = ?, is_cashed_by_order = ?, auto_cash_out_minor = NULL
        WHERE id = ?`,
      stakeMinor,
      valueMinor,
      nowMs(),
      isAuto ? 1 : 0,
      row.id,
    );
    if (leftMinor === 0)
      store.run(
        'UPDATE coupons SET status_id = ?, payout_minor = 0, settled_at_ms = ? WHERE id = ?',
        cashedOutStatus,
        nowMs(),
        row.id,
      );
    else {
      const left = toTicket(
        { ...row, cashed_stake_minor: row.stake_minor - leftMinor },
        coupons.selections(row.id),
      );
      store.run(
        'UPDATE coupons SET possible_win_minor = ?, min_possible_win_minor = ? WHERE id = ?',
        potentialPayout(left),
        leastPayout(left) ?? null,
        row.id,
      );
    }
    ledger.move('payout', row.account_id, valueMinor, nowMs(), row.id);
  }

  #isWaiting(couponId: number, exceptKey: string | undefined): boolean {
    return (
      this.#dependencies.store.one(
        "SELECT 1 FROM cash_outs WHERE coupon_id = ? AND state = 'waiting' AND key <> ?",
        couponId,
        exceptKey ?? '',
      ) !== undefined
    );
  }

  #row(userId: number, key: string): CashOutRow | undefined {
    return this.#dependencies.store.one<CashOutRow>(
      'SELECT * FROM cash_outs WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
  }

  #answer(
    row: CashOutRow,
    language: string,
  ): { readonly status: number; readonly answer: CashOutAnswer } {
    const { key, state } = row;
    if (state === 'waiting')
      return {
        status: 202,
        answer: { key, state, waitMs: row.wait_ms, decidesAtMs: row.decides_at_ms },
      };
    if (state === 'refused')
      return {
        status: row.http_status,
        answer: { key, state, errors: JSON.parse(row.errors ?? '[]') as ErrorItem[] },
      };
    const coupon = this.#dependencies.coupons.wire(row.coupon_id, language);
    return {
      status: 200,
      answer: {
        key,
        state,
        ...(coupon === undefined
          ? {}
          : { coupon, paid: { minor: row.paid_minor ?? 0, currency: coupon.amount.currency } }),
      },
    };
  }
}

function fromBody(body: string): CashOutRequest {
  const [couponId, stakeMinor, stakeCurrency, valueMinor, valueCurrency, changeCoefAction] =
    JSON.parse(body) as [number, number, string, number, string, 0 | 1 | 2];
  return {
    couponId,
    stake: { minor: stakeMinor, currency: stakeCurrency },
    value: { minor: valueMinor, currency: valueCurrency },
    changeCoefAction,
  };
}
