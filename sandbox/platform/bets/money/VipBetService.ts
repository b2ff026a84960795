import type { PlaceCouponRequest } from '#wire';
import type { VipStake } from '#domain/ticket/terms/MoneyTerms.ts';
import { invalidBody } from '../../http/ApiError.ts';
import type { Store } from '../../store/Store.ts';

/** The default trader accepts up to twice the maximum and makes an offer up to five times. */
const confirmedUpTo = 2;
const offeredUpTo = 5;
/** How long an offer is valid. */
const offerMs = 300_000;

/** Answer of a trader to a stake above the maximum. */
export type VipAnswer =
  | { readonly kind: 'confirm' }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'offer'; readonly minor: number };

interface VipRow {
  readonly user_id: number;
  readonly key: string;
  readonly stake_minor: number;
  readonly max_minor: number;
  readonly answer: 'confirm' | 'offer' | 'refuse' | 'withdrawn' | null;
  readonly offer_minor: number | null;
}

/** Request to a trader: the total stake, or that of a block with its own stake. */
export interface VipQuestion {
  readonly stakeMinor: number;
  readonly maxMinor: number;
  readonly blockId?: number | undefined;
}

/** Identifies what an offer is for: same account, kind, selections and block. */
function couponMark(
  { accountId, typeId, systemValue, bets }: PlaceCouponRequest,
  blockId: number | undefined,
): string {
  return JSON.stringify([
    accountId,
    typeId,
    systemValue ?? null,
    bets
      .map(({ id, blockId, isBanker }) => [id, blockId ?? 0, isBanker === true])
      .sort((a, b) => Number(a[0]) - Number(b[0])),
    blockId ?? null,
  ]);
}

/**
 * Requests for stakes above the maximum. Nothing is charged here: a request is a waiting placement.
 */
export class VipBetService {
  readonly #store: Store;
  readonly #nowMs: () => number;

  constructor(store: Store, nowMs: () => number) {
    this.#store = store;
    this.#nowMs = nowMs;
  }

  request(
    userId: number,
    key: string,
    request: PlaceCouponRequest,
    { stakeMinor, maxMinor, blockId }: VipQuestion,
  ): void {
    this.#store.run(
      `INSERT INTO vip_requests (user_id, key, stake_minor, max_minor, selections)
        VALUES (?, ?, ?, ?, ?)`,
      userId,
      key,
      stakeMinor,
      maxMinor,
      couponMark(request, blockId),
    );
  }

  /** Returns a trader's offer for this coupon, or for a block of it, while the offer is valid. */
  offered(userId: number, request: PlaceCouponRequest, blockId?: number): number | undefined {
    return this.#offer(userId, request, blockId)?.offer_minor ?? undefined;
  }

  /**
   * Returns a trader's decision on the total stake; undefined if none was involved, or blocks have
   * their own stakes.
   */
  decisionOf(userId: number, key: string, request: PlaceCouponRequest): VipStake | undefined {
    if (request.amountByBlockId !== undefined) return undefined;
    const row = this.#row(userId, key) ?? this.#offer(userId, request);
    if (row === undefined || request.amount.minor <= row.max_minor) return undefined;
    return {
      askedMinor: row.stake_minor,
      maxMinor: row.max_minor,
      ...(row.offer_minor === null ? {} : { offeredMinor: row.offer_minor }),
    };
  }

  /** Uses up an offer, which is valid for one bet. */
  useOffer(userId: number, request: PlaceCouponRequest): void {
    for (const blockId of new Set([undefined, ...request.bets.map((bet) => bet.blockId)]))
      this.#store.run(
        `UPDATE vip_requests SET offer_ends_at_ms = 0
          WHERE user_id = ? AND selections = ? AND answer = 'offer'`,
        userId,
        couponMark(request, blockId),
      );
  }

  isAsked(userId: number, key: string): boolean {
    return this.#row(userId, key) !== undefined;
  }

  /**
   * Returns the trader's answer, set by the control API or by rule; undefined without a request.
   */
  answer(userId: number, key: string): VipAnswer | undefined {
    const row = this.#row(userId, key);
    if (row === undefined) return undefined;
    const answer = row.answer === null ? byRule(row) : toAnswer(row);
    this.#decide(userId, key, answer);
    return answer;
  }

  /**
   * Sets the trader's answer by the control API; returns undefined if the user has no waiting
   * request.
   */
  setNextAnswer(userId: number, answer: VipAnswer): string | undefined {
    const row = this.#store.one<VipRow>(
      `SELECT vip_requests.* FROM vip_requests JOIN placements USING (user_id, key)
        WHERE user_id = ? AND placements.state = 'waiting' AND answer IS NULL ORDER BY
        created_at_ms DESC LIMIT 1`,
      userId,
    );
    if (row === undefined) return undefined;
    if (
      answer.kind === 'offer' &&
      (answer.minor <= row.max_minor || answer.minor >= row.stake_minor)
    ) {
      throw invalidBody(
        'minor',
        `/minor must lie between the maximum ${row.max_minor} and the stake ${row.stake_minor}`,
      );
    }
    this.#decide(userId, row.key, answer);
    return row.key;
  }

  withdraw(userId: number, key: string): void {
    this.#store.run(
      "UPDATE vip_requests SET answer = 'withdrawn' WHERE user_id = ? AND key = ?",
      userId,
      key,
    );
  }

  #decide(userId: number, key: string, answer: VipAnswer): void {
    const isOffer = answer.kind === 'offer';
    this.#store.run(
      `UPDATE vip_requests SET answer = ?, offer_minor = ?, offer_ends_at_ms = ?
        WHERE user_id = ? AND key = ?`,
      answer.kind,
      isOffer ? answer.minor : null,
      isOffer ? this.#nowMs() + offerMs : null,
      userId,
      key,
    );
  }

  #offer(userId: number, request: PlaceCouponRequest, blockId?: number): VipRow | undefined {
    return this.#store.one<VipRow>(
      `SELECT * FROM vip_requests WHERE user_id = ? AND selections = ? AND answer = 'offer' AND
        offer_ends_at_ms > ? ORDER BY offer_ends_at_ms DESC LIMIT 1`,
      userId,
      couponMark(request, blockId),
      this.#nowMs(),
    );
  }

  #row(userId: number, key: string): VipRow | undefined {
    return this.#store.one<VipRow>(
      'SELECT * FROM vip_requests WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
  }
}

function toAnswer(row: VipRow): VipAnswer {
  if (row.answer === 'confirm') return { kind: 'confirm' };
  return row.answer === 'offer' && row.offer_minor !== null
    ? { kind: 'offer', minor: row.offer_minor }
    : { kind: 'refuse' };
}

function byRule({ stake_minor: stakeMinor, max_minor: maxMinor }: VipRow): VipAnswer {
  if (stakeMinor <= maxMinor * confirmedUpTo) return { kind: 'confirm' };
  return stakeMinor <= maxMinor * offeredUpTo
    ? { kind: 'offer', minor: maxMinor * confirmedUpTo }
    : { kind: 'refuse' };
}
