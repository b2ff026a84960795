import { createHash } from 'node:crypto';
import type {
  CouponBet,
  ErrorItem,
  MoneyWire,
  PlaceCouponRequest,
  Placement,
  SingleResult,
} from '#wire';
import { couponTypeOf } from '#domain/ticket/CouponType.ts';
import { splitStake } from '#domain/ticket/terms/splitStake.ts';
import { totalStake } from '#domain/ticket/totalStake.ts';
import { holdsFor, type HouseTerms } from '#domain/ticket/terms/HouseTerms.ts';
import type { SiteGate } from '../../access/SiteGate.ts';
import type { Users } from '../../accounts/Users.ts';
import { ApiError } from '../../http/ApiError.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Identity } from '../../identity/Identity.ts';
import type { PlayTime } from '../../protection/PlayTime.ts';
import type { Protection } from '../../protection/Protection.ts';
import type { Store } from '../../store/Store.ts';
import type { Coupons } from '../Coupons.ts';
import { lineOf } from '../pricing/cutOdds.ts';
import {
  refusalOf,
  validateCoupon,
  type AcceptedCoupon,
  type CouponFacts,
  type Refused,
  type Verdict,
} from './validateCoupon.ts';
import { validateSingles, type ValidatedSingle, type SinglesVerdict } from './validateSingles.ts';
import type { HouseRules } from '../money/HouseRules.ts';
import type { MoneyService } from '../money/MoneyService.ts';
import type { VipBetService, VipQuestion } from '../money/VipBetService.ts';

interface PlacementRow {
  readonly user_id: number;
  readonly key: string;
  readonly body_hash: string;
  readonly body: string;
  readonly language: string;
  /** Of the brand that it came from. */
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

const dayMs = 86_400_000;

/** One of many singles: the bet, or the reasons of the refusal with the requested stake. */
type StoredSingle =
  | { readonly id: number; readonly couponId: number }
  | {
      readonly id: number;
      readonly errors: readonly ErrorItem[];
      readonly bet?: CouponBet;
      readonly amount?: MoneyWire;
    };
type AnyVerdict = Verdict | SinglesVerdict;

/**
 * Where a bet came from: its answer's language, the host whose brand decides it, and the country,
 * empty where it is unknown.
 */
export interface PlacementOrigin {
  readonly language: string;
  readonly host: string;
  readonly country: string;
}

export interface PlacementAnswer {
  readonly status: number;
  readonly placement: Placement;
}

export interface PlacementsDependencies {
  readonly store: Store;
  readonly users: Users;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly nowMs: () => number;
  readonly liveDelayMs: () => number;
  readonly money: MoneyService;
  readonly vip: VipBetService;
  readonly siteGate: Pick<SiteGate, 'refusal'>;
  readonly protection: Pick<Protection, 'requireStake'>;
  readonly identity: Pick<Identity, 'require'>;
  readonly play: Pick<PlayTime, 'requirePlay'>;
  readonly rules: HouseRules;
  /** By the settings of the brand at a host. */
  readonly houseTerms: (host: string) => HouseTerms;
  /** A bet was accepted or its delay is over: notifies the other tabs of the person. */
  readonly onDecided: (userId: number, key: string) => void;
}

/**
 * Places a bet exactly once. A key belongs to one body for ever: the same pair gets the same
 * answer, however often and however concurrently it is sent. Nothing here awaits, so two requests
 * never interleave.
 */
export class Placements {
  readonly #dependencies: PlacementsDependencies;

  constructor(dependencies: PlacementsDependencies) {
    this.#dependencies = dependencies;
  }

  place(
    userId: number,
    key: string,
    request: PlaceCouponRequest,
    origin: PlacementOrigin,
  ): PlacementAnswer {
    const { language, host, country } = origin;
    const { store, nowMs } = this.#dependencies;
    const bodyHash = createHash('sha256').update(canonical(request)).digest('base64url');
    return store.transaction(() => {
      const known = this.#row(userId, key);
      if (known !== undefined) {
        if (known.body_hash !== bodyHash)
          throw new ApiError(
            409,
            'idempotency_mismatch',
            'This key was used with another coupon: take a new key for a new coupon',
          );
        return this.#answer(known, language);
      }
      const scores = this.#scores(request, language);
      const verdict = this.#evaluate(userId, request, origin, scores);
      const question = this.#vipQuestion(userId, request, verdict, origin);
      const waitMs =
        question !== undefined
          ? this.#dependencies.rules.vipDelayMs
          : isLive(verdict)
            ? this.#dependencies.liveDelayMs()
            : 0;
      store.run(
        `INSERT INTO placements (user_id, key, body_hash, body, language, state, http_status, created_at_ms, wait_ms, decides_at_ms, scores, host, country)
         VALUES (?, ?, ?, ?, ?, 'waiting', 202, ?, ?, ?, ?, ?, ?)`,
        userId,
        key,
        bodyHash,
        JSON.stringify(request),
        language,
        nowMs(),
        waitMs,
        nowMs() + waitMs,
        JSON.stringify(scores),
        host,
        country,
      );
      if (question !== undefined) this.#dependencies.vip.request(userId, key, request, question);
      else if (waitMs === 0) this.#decide(userId, key, request, verdict);
      return this.#answer(this.#row(userId, key)!, language);
    });
  }

  find(userId: number, key: string, language: string): Placement | undefined {
    const row = this.#row(userId, key);
    return row && this.#answer(row, language).placement;
  }

  /** Platform time of the next decision; undefined when nothing waits. */
  nextDecisionMs(): number | undefined {
    return (
      this.#dependencies.store.one<{ at: number | null }>(
        "SELECT MIN(decides_at_ms) AS at FROM placements WHERE state = 'waiting'",
      )?.at ?? undefined
    );
  }

  /**
   * Decides every live bet whose delay is over, at current prices. A bet that would have to wait
   * longer than its delay was received before the clock went back (a restart drops what the control
   * API has added): it is decided at once.
   */
  decideDue(): void {
    const { store, nowMs, onDecided } = this.#dependencies;
    const due = store.all<PlacementRow>(
      "SELECT * FROM placements WHERE state = 'waiting' AND (decides_at_ms <= ?1 OR decides_at_ms - 2 * wait_ms > ?1) ORDER BY decides_at_ms, created_at_ms",
      nowMs(),
    );
    for (const { user_id: userId, key, body, scores, ...origin } of due) {
      const request = JSON.parse(body) as PlaceCouponRequest;
      store.transaction(() => {
        // Another process on the same file may have decided it already.
        if (this.#row(userId, key)?.state === 'waiting')
          this.#decide(
            userId,
            key,
            request,
            this.#evaluateDue(userId, key, request, origin, readScores(scores)),
          );
      });
      onDecided(userId, key);
    }
  }

  /** Refused bets of yesterday are forgotten: nobody asks for their answer any more. */
  forget(): void {
    this.#dependencies.store.run(
      "DELETE FROM placements WHERE state = 'refused' AND created_at_ms < ?",
      this.#dependencies.nowMs() - dayMs,
    );
  }

  /** Current scores of the live events of a coupon with `isDropOnScoreChange`. */
  #scores(
    { bets, isDropOnScoreChange }: PlaceCouponRequest,
    language: string,
  ): Readonly<Record<string, string>> {
    if (isDropOnScoreChange !== true) return {};
    return Object.fromEntries(
      bets.flatMap(({ id }) => {
        const bet = this.#dependencies.line.couponBet(id, language);
        return bet?.isLive === true ? [[id, bet.scoreText ?? '']] : [];
      }),
    );
  }

  /** The control API may give a trader's answer early. */
  decideNow(userId: number, key: string): void {
    this.#dependencies.store.run(
      "UPDATE placements SET decides_at_ms = ? WHERE user_id = ? AND key = ? AND state = 'waiting'",
      this.#dependencies.nowMs(),
      userId,
      key,
    );
    this.decideDue();
  }

  /** Withdraws a request for a stake above the maximum. A decision already made stays. */
  withdraw(userId: number, key: string, language: string): Placement | undefined {
    const { store, vip } = this.#dependencies;
    return store.transaction(() => {
      const row = this.#row(userId, key);
      if (row?.state === 'waiting') {
        if (!vip.isAsked(userId, key))
          throw new ApiError(
            409,
            'not_withdrawable',
            'A live bet cannot be taken back while it is being decided: wait for its answer',
          );
        vip.withdraw(userId, key);
        this.#refuse(userId, key, 409, [
          { code: 'withdrawn', detail: 'The person has taken the request back' },
        ]);
      }
      return this.find(userId, key, language);
    });
  }

  /**
   * What a trader is asked to raise; everything else about the coupon must be valid.
   */
  #vipQuestion(
    userId: number,
    request: PlaceCouponRequest,
    verdict: AnyVerdict,
    origin: PlacementOrigin,
  ): VipQuestion | undefined {
    if (
      request.isVipBet !== true ||
      request.typeId === 9 ||
      verdict.kind !== 'refuse' ||
      verdict.error.code !== 'stake_above_max'
    )
      return undefined;
    const lifted = this.#evaluate(userId, request, origin, {}, true);
    if (lifted.kind !== 'accept' || isLive(lifted)) return undefined;
    const { blockId, limit } = placeOf(verdict.error);
    const stake = blockId === undefined ? undefined : request.amountByBlockId?.[blockId];
    return limit === undefined
      ? undefined
      : {
          maxMinor: limit.minor,
          stakeMinor: typeof stake === 'number' ? stake : request.amount.minor,
          blockId,
        };
  }

  /** Decides a waiting coupon at current prices, or by the trader's answer. */
  #evaluateDue(
    userId: number,
    key: string,
    request: PlaceCouponRequest,
    origin: PlacementOrigin,
    scores: Readonly<Record<string, string>>,
  ): AnyVerdict {
    const answer = this.#dependencies.vip.answer(userId, key);
    if (answer === undefined) return this.#evaluate(userId, request, origin, scores);
    const lifted = this.#evaluate(userId, request, origin, scores, true);
    if (lifted.kind === 'refuse' || answer.kind === 'confirm') return lifted;
    const refused = (code: string, detail: string, meta?: object): Refused => ({
      kind: 'refuse',
      status: 409,
      error: {
        code,
        detail,
        field: 'amount',
        ...(meta === undefined ? {} : { meta: { ...meta } }),
      },
    });
    if (answer.kind === 'refuse')
      return refused('vip_refused', 'The trader did not take the stake: stake up to the maximum');
    const limit = { minor: answer.minor, currency: request.amount.currency };
    const plain = this.#evaluate(userId, request, origin, scores);
    const { ids, blockId } = plain.kind === 'refuse' ? placeOf(plain.error) : {};
    return refused(
      'vip_offered',
      `The trader offers a stake of ${answer.minor} minor units: send the same coupon with it within five minutes`,
      { limit, ...(blockId === undefined ? {} : { ids, blockId }) },
    );
  }

  #evaluate(
    userId: number,
    request: PlaceCouponRequest,
    { language, host, country }: PlacementOrigin,
    scores: Readonly<Record<string, string>>,
    isLifted = false,
  ): AnyVerdict {
    const { users, ledger, line, money, vip, siteGate } = this.#dependencies;
    // It may have closed while the bet waited.
    const closed = siteGate.refusal({ userId, country });
    if (closed !== undefined) return refusalOf(closed);
    const house = this.#dependencies.houseTerms(host);
    const type = couponTypeOf(request.typeId) ?? 'single';
    const own = this.#lineOf(userId);
    const facts: CouponFacts = {
      allowedMinor: (blockId) =>
        isLifted
          ? Number.MAX_SAFE_INTEGER
          : request.isVipBet === true
            ? (vip.offered(userId, request, blockId) ?? 0)
            : 0,
      agree: (coupon, account) => money.resolveTerms(request, coupon, account, house),
      limited: {
        hasLeast: holdsFor(house.minStakeTypes, type),
        hasMost: holdsFor(house.maxStakeTypes, type),
      },
      userId,
      banLevel: users.byId(userId)?.banLevel ?? 0,
      account: ledger.account(request.accountId),
      current: (outcomeId) => own.couponBet(outcomeId, language),
      fairChance: (outcomeId) => line.fairChance(outcomeId),
      sentScore: (outcomeId) => scores[outcomeId],
    };
    return request.typeId === 9 ? validateSingles(request, facts) : validateCoupon(request, facts);
  }

  /** The line at the odds for this person. */
  #lineOf(userId: number): ReturnType<typeof lineOf> {
    const { line, users } = this.#dependencies;
    return lineOf(line, users.byId(userId));
  }

  #decide(userId: number, key: string, request: PlaceCouponRequest, verdict: AnyVerdict): void {
    if (verdict.kind === 'refuse') this.#refuse(userId, key, verdict.status, [verdict.error]);
    else if (verdict.kind === 'singles') this.#decideSingles(userId, key, verdict.singles);
    else {
      const held = this.#heldBack(userId, request, verdict.coupon);
      if (held === undefined)
        this.#accept(userId, key, this.#book(userId, request, verdict, { key }));
      else this.#refuse(userId, key, held.status, [held.error]);
    }
  }

  /** What holds the person back; the last question, for it is about the accepted stake. */
  #heldBack(
    userId: number,
    request: PlaceCouponRequest,
    { ticket, terms }: AcceptedCoupon,
  ): Refused | undefined {
    const { ledger, protection, identity, play } = this.#dependencies;
    // Money of the operator counts against no limit.
    const isBonus = ledger.account(request.accountId)?.type === 4;
    const { ownMinor } = splitStake(totalStake(ticket), terms ?? {});
    try {
      identity.require(userId, 'play');
      play.requirePlay(userId);
      protection.requireStake(userId, {
        minor: isBonus ? 0 : ownMinor,
        currency: request.amount.currency,
      });
      return undefined;
    } catch (error) {
      return refusalOf(error);
    }
  }

  /** Each single is a bet of its own; the placement is refused only when none is accepted. */
  #decideSingles(userId: number, key: string, singles: readonly ValidatedSingle[]): void {
    const language = this.#row(userId, key)?.language ?? 'en';
    const refused: Refused[] = [];
    // One after the other: what one stakes counts against the limits of the next.
    const results = singles.map(({ id, request, verdict }): StoredSingle => {
      const held =
        verdict.kind === 'refuse' ? verdict : this.#heldBack(userId, request, verdict.coupon);
      if (verdict.kind === 'accept' && held === undefined)
        return { id, couponId: this.#book(userId, request, verdict, { singlesKey: key }) };
      if (held !== undefined) refused.push(held);
      const bet = this.#lineOf(userId).couponBet(id, language);
      return {
        id,
        errors: held === undefined ? [] : [held.error],
        amount: request.amount,
        ...(bet === undefined ? {} : { bet }),
      };
    });
    const [first] = refused;
    if (first !== undefined && refused.length === singles.length)
      this.#refuse(
        userId,
        key,
        first.status,
        refused.map(({ error }) => error),
      );
    else this.#accept(userId, key, null);
    this.#dependencies.store.run(
      'UPDATE placements SET single_results = ? WHERE user_id = ? AND key = ?',
      JSON.stringify(results),
      userId,
      key,
    );
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

  #accept(userId: number, key: string, couponId: number | null): void {
    this.#dependencies.store.run(
      "UPDATE placements SET state = 'accepted', http_status = 200, coupon_id = ?, body = '' WHERE user_id = ? AND key = ?",
      couponId,
      userId,
      key,
    );
  }

  #refuse(userId: number, key: string, status: number, errors: readonly ErrorItem[]): void {
    this.#dependencies.store.run(
      "UPDATE placements SET state = 'refused', http_status = ?, errors = ?, body = '' WHERE user_id = ? AND key = ?",
      status,
      JSON.stringify(errors),
      userId,
      key,
    );
  }

  #row(userId: number, key: string): PlacementRow | undefined {
    return this.#dependencies.store.one<PlacementRow>(
      'SELECT * FROM placements WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
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
          this.#lineOf(row.user_id).couponBet(id, language) ??
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

/** Which limit a refusal names, and the block that it is of where blocks have their own. */
function placeOf({ meta }: ErrorItem): {
  readonly limit?: { readonly minor: number };
  readonly ids?: readonly number[];
  readonly blockId?: number;
} {
  return meta ?? {};
}

function isLive(verdict: AnyVerdict): boolean {
  if (verdict.kind === 'singles') return verdict.singles.some((single) => isLive(single.verdict));
  return verdict.kind === 'accept' && verdict.coupon.bets.some((bet) => bet.isLive);
}

function readScores(scores: string | null): Readonly<Record<string, string>> {
  return scores === null ? {} : (JSON.parse(scores) as Record<string, string>);
}

/** Canonical text of a body, independent of the order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
