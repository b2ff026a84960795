import { createHash } from 'node:crypto';
import type { ErrorItem, PlaceCouponRequest, Placement, SingleResult } from '#wire';
import { ApiError } from '../../http/ApiError.ts';
import type { Store } from '../../store/Store.ts';
import type { Coupons } from '../Coupons.ts';
import type { HouseRules } from '../money/HouseRules.ts';
import {
  CouponVerdicts,
  isLive,
  type AnyVerdict,
  type CouponVerdictsDependencies,
  type PlacementOrigin,
} from './CouponVerdicts.ts';
import { PlacementTable, type PlacementRow, type StoredSingle } from './PlacementTable.ts';
import type { AcceptedCoupon, Refused } from './validateCoupon.ts';
import type { ValidatedSingle } from './validateSingles.ts';

export interface PlacementAnswer {
  readonly status: number;
  readonly placement: Placement;
}

export interface PlacementsDependencies extends CouponVerdictsDependencies {
  readonly store: Store;
  readonly coupons: Coupons;
  readonly nowMs: () => number;
  readonly liveDelayMs: () => number;
  readonly rules: HouseRules;
  /** Called when a bet was accepted or its delay is over; notifies the user's other tabs. */
  readonly onDecided: (userId: number, key: string) => void;
}

/**
 * Places a bet exactly once. A key belongs to one body for ever: the same pair gets the same
 * answer, however often and concurrently it is sent. No method awaits, so two requests never
 * interleave.
 */
export class Placements {
  readonly #dependencies: PlacementsDependencies;
  readonly #verdicts: CouponVerdicts;
  readonly #table: PlacementTable;

  constructor(dependencies: PlacementsDependencies) {
    this.#dependencies = dependencies;
    this.#verdicts = new CouponVerdicts(dependencies);
    this.#table = new PlacementTable(dependencies.store, dependencies.nowMs);
  }

  place(
    userId: number,
    key: string,
    request: PlaceCouponRequest,
    origin: PlacementOrigin,
  ): PlacementAnswer {
    const { language } = origin;
    const bodyHash = createHash('sha256').update(canonical(request)).digest('base64url');
    return this.#dependencies.store.transaction(() => {
      const known = this.#table.row(userId, key);
      if (known !== undefined) {
        if (known.body_hash !== bodyHash)
          throw new ApiError(
            409,
            'idempotency_mismatch',
            'This key was used with another coupon: take a new key for a new coupon',
          );
        return this.#answer(known, language);
      }
      const scores = this.#verdicts.scores(request, language);
      const verdict = this.#verdicts.evaluate(userId, request, origin, scores);
      const question = this.#verdicts.vipQuestion(userId, request, verdict, origin);
      const waitMs =
        question !== undefined
          ? this.#dependencies.rules.vipDelayMs
          : isLive(verdict)
            ? this.#dependencies.liveDelayMs()
            : 0;
      this.#table.add(userId, key, { bodyHash, request, origin, waitMs, scores });
      if (question !== undefined) this.#dependencies.vip.request(userId, key, request, question);
      else if (waitMs === 0) this.#decide(userId, key, request, verdict);
      return this.#answer(this.#table.row(userId, key)!, language);
    });
  }

  find(userId: number, key: string, language: string): Placement | undefined {
    const row = this.#table.row(userId, key);
    return row && this.#answer(row, language).placement;
  }

  nextDecisionMs(): number | undefined {
    return this.#table.nextDecisionMs();
  }

  forget(): void {
    this.#table.forget();
  }

  /** Decides every live bet whose delay is over, at current prices. */
  decideDue(): void {
    const { store, onDecided } = this.#dependencies;
    for (const { user_id: userId, key, body, scores, ...origin } of this.#table.due()) {
      const request = JSON.parse(body) as PlaceCouponRequest;
      store.transaction(() => {
        // Another process on the same file may already have decided it.
        if (this.#table.row(userId, key)?.state === 'waiting')
          this.#decide(
            userId,
            key,
            request,
            this.#verdicts.evaluateDue(userId, key, request, origin, readScores(scores)),
          );
      });
      onDecided(userId, key);
    }
  }

  /** Decides before the delay is over, because the control API can give a trader's answer early. */
  decideNow(userId: number, key: string): void {
    this.#table.endWait(userId, key);
    this.decideDue();
  }

  /** Withdraws a request for a stake above the maximum. A decision already made remains. */
  withdraw(userId: number, key: string, language: string): Placement | undefined {
    const { store, vip } = this.#dependencies;
    return store.transaction(() => {
      const row = this.#table.row(userId, key);
      if (row?.state === 'waiting') {
        if (!vip.isAsked(userId, key))
          throw new ApiError(
            409,
            'not_withdrawable',
            'A live bet cannot be taken back while it is being decided: wait for its answer',
          );
        vip.withdraw(userId, key);
        this.#table.refuse(userId, key, 409, [
          { code: 'withdrawn', detail: 'The person has taken the request back' },
        ]);
      }
      return this.find(userId, key, language);
    });
  }

  #decide(userId: number, key: string, request: PlaceCouponRequest, verdict: AnyVerdict): void {
    if (verdict.kind === 'refuse') this.#table.refuse(userId, key, verdict.status, [verdict.error]);
    else if (verdict.kind === 'singles') this.#decideSingles(userId, key, verdict.singles);
    else {
      const held = this.#verdicts.checkRestrictions(userId, request, verdict.coupon);
      if (held === undefined)
        this.#table.accept(userId, key, this.#book(userId, request, verdict, { key }));
      else this.#table.refuse(userId, key, held.status, [held.error]);
    }
  }

  /**
   * Decides many singles, each a separate bet; the placement is refused only if none is accepted.
   */
  #decideSingles(userId: number, key: string, singles: readonly ValidatedSingle[]): void {
    const language = this.#table.row(userId, key)?.language ?? 'en';
    const refused: Refused[] = [];
    // One after the other, because the stake of each counts towards the limits of the next.
    const results = singles.map(({ id, request, verdict }): StoredSingle => {
      const held =
        verdict.kind === 'refuse'
          ? verdict
          : this.#verdicts.checkRestrictions(userId, request, verdict.coupon);
      if (verdict.kind === 'accept' && held === undefined)
        return { id, couponId: this.#book(userId, request, verdict, { singlesKey: key }) };
      if (held !== undefined) refused.push(held);
      const bet = this.#verdicts.lineOf(userId).couponBet(id, language);
      return {
        id,
        errors: held === undefined ? [] : [held.error],
        amount: request.amount,
        ...(bet === undefined ? {} : { bet }),
      };
    });
    const [first] = refused;
    if (first !== undefined && refused.length === singles.length)
      this.#table.refuse(
        userId,
        key,
        first.status,
        refused.map(({ error }) => error),
      );
    else this.#table.accept(userId, key, null);
    this.#table.keepSingles(userId, key, results);
  }

  /** Stores the bet and charges the stake. */
  #book(
    userId: number,
    request: PlaceCouponRequest,
    { coupon }: { readonly coupon: AcceptedCoupon },
    by: { readonly key: string } | { readonly singlesKey: string },
  ): number {
    const { coupons, money, vip, nowMs } = this.#dependencies;
    const vipDecision =
      'key' in by && request.isVipBet === true
        ? vip.decisionOf(userId, by.key, request)
        : undefined;
    const accepted =
      vipDecision === undefined
        ? coupon
        : { ...coupon, terms: { ...coupon.terms, vip: vipDecision } };
    const couponId = coupons.add({
      userId,
      request,
      accepted,
      placedAtMs: nowMs(),
      ...('key' in by ? {} : by),
    });
    money.book(couponId, nowMs());
    if (request.isVipBet === true) vip.useOffer(userId, request);
    return couponId;
  }

  #answer(row: PlacementRow, language: string): PlacementAnswer {
    const { key, state } = row;
    if (state === 'waiting')
      return {
        status: 202,
        placement: { key, state, waitMs: row.wait_ms ?? 0, decidesAtMs: row.decides_at_ms ?? 0 },
      };
    const singles = this.#singlesOf(row, language);
    if (state === 'refused')
      return {
        status: row.http_status,
        placement: {
          key,
          state,
          errors: JSON.parse(row.errors ?? '[]') as ErrorItem[],
          ...singles,
        },
      };
    const coupon =
      row.coupon_id === null ? undefined : this.#dependencies.coupons.wire(row.coupon_id, language);
    return {
      status: 200,
      placement: { key, state, ...(coupon === undefined ? {} : { coupon }), ...singles },
    };
  }

  #singlesOf(row: PlacementRow, language: string): Pick<Placement, 'singlesResultCoupons'> {
    if (row.single_results === null) return {};
    const results = (JSON.parse(row.single_results) as StoredSingle[]).map((kept): SingleResult => {
      if ('errors' in kept) {
        const { id, errors, bet, amount } = kept;
        const now =
          this.#verdicts.lineOf(row.user_id).couponBet(id, language) ??
          (bet && { ...bet, isBlocked: true, isFinished: true });
        return {
          id,
          errors: [...errors],
          ...(now === undefined ? {} : { bet: now }),
          ...(amount === undefined ? {} : { amount }),
        };
      }
      const coupon = this.#dependencies.coupons.wire(kept.couponId, language);
      return { id: kept.id, ...(coupon === undefined ? {} : { coupon }) };
    });
    return { singlesResultCoupons: results };
  }
}

function readScores(scores: string | null): Readonly<Record<string, string>> {
  return scores === null ? {} : (JSON.parse(scores) as Record<string, string>);
}

/** Returns the canonical text of a body, independent of the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
