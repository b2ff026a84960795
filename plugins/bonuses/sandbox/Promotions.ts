import {
  ApiError,
  currencyOf,
  dayMs,
  minorOfEuro,
  notFound,
  type SandboxPlatform,
  type Person,
} from '#sandbox';
import { couponTypeId } from '#domain/ticket/CouponType.ts';
import type { OfficePromotion, OfficePromotionsAnswer } from '#wire';
import { barredOf, requireTaking } from './barred.ts';
import type { Points } from './Points.ts';

/** A promotion with its terms, amounts in euros. */
interface Offer {
  readonly id: string;
  readonly group: 'promotion' | 'reward';
  readonly freeBetEuro: number;
  /** Required settled accumulators; 0: none. */
  readonly bets: number;
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

interface MemberRow {
  readonly joined_at_ms: number;
  readonly code: string | null;
  readonly code_ends_at_ms: number | null;
}

const termsVersion = 1;
const leastStakeEuro = 5;
const leastSelections = 3;
const leastOdds = 1400;
const codeDays = 14;
/** Ended ones are listed for this time. */
const endedDays = 30;
const pointsForReward = 20;
/** Cashed-out and void bets do not count. */
const countedStates = '(0, 1, 4, 5, 6)';

/** Promotions of the month and rewards of the quarter; each gives a free bet as a promo code. */
export class Promotions {
  static readonly tables = `CREATE TABLE IF NOT EXISTS promotion_members (
    user_id INTEGER NOT NULL,
    promotion TEXT NOT NULL,
    version INTEGER NOT NULL,
    joined_at_ms INTEGER NOT NULL,
    code TEXT,
    code_ends_at_ms INTEGER,
    PRIMARY KEY (user_id, promotion)
  );`;
  readonly #platform: SandboxPlatform;
  readonly #points: Points;

  constructor(platform: SandboxPlatform, points: Points) {
    this.#platform = platform;
    this.#points = points;
  }

  answer(person: Person): OfficePromotionsAnswer {
    const barred = barredOf(this.#platform, person.id);
    if (barred !== undefined) return { barred, promotions: [] };
    return {
      promotions: this.#offers(person).map((offer) => this.#wire(person, offer)),
    };
  }

  /** Repeating changes nothing. @throws ApiError 404, 409 `changed_terms`, `ended` */
  join(person: Person, id: string, version: number): OfficePromotionsAnswer {
    const { notifyUser, nowMs, store } = this.#platform;
    requireTaking(this.#platform, person.id);
    const offer = this.#offers(person).find((each) => each.id === id);
    if (offer === undefined) throw notFound('promotion_unknown', 'There is no such promotion');
    if (this.#member(person.id, id) !== undefined) return this.answer(person);
    if (version !== termsVersion)
      throw new ApiError(409, 'changed_terms', 'The terms have changed: read them again');
    if (nowMs() >= offer.endsAtMs) throw new ApiError(409, 'ended', 'The promotion has ended');
    store.run(
      `INSERT INTO promotion_members (user_id, promotion, version, joined_at_ms)
        VALUES (?, ?, ?, ?)`,
      ...[person.id, id, version, nowMs()],
    );
    const answer = this.answer(person);
    notifyUser(person.id);
    return answer;
  }

  /** Offers of this and the last month; rewards are for people with points. */
  #offers({ id }: Person): readonly Offer[] {
    const { nowMs } = this.#platform;
    const hasReward = this.#points.club(id) >= pointsForReward;
    const [thisMonth, lastMonth] = [0, -1].map((back) => periodAt(nowMs(), 1, back));
    const [thisQuarter, lastQuarter] = [0, -1].map((back) => periodAt(nowMs(), 3, back));
    const all = [
      ...[thisMonth, lastMonth].flatMap((period) =>
        period === undefined
          ? []
          : [{ ...period, group: 'promotion' as const, freeBetEuro: 5, bets: 3 }],
      ),
      ...[thisQuarter, lastQuarter].flatMap((period) =>
        period === undefined || !hasReward
          ? []
          : [{ ...period, group: 'reward' as const, freeBetEuro: 2, bets: 0 }],
      ),
    ];
    return all
      .filter(({ endsAtMs }) => endsAtMs + endedDays * dayMs > nowMs())
      .map(({ name, ...offer }) => ({ ...offer, id: `${offer.group}-${name}` }));
  }

  #wire(person: Person, offer: Offer): OfficePromotion {
    const { nowMs } = this.#platform;
    const currency = currencyOf(this.#platform.ledger, person);
    const money = (euro: number) => ({ minor: minorOfEuro(euro, currency), currency });
    const member = this.#member(person.id, offer.id);
    const counted = member === undefined ? 0 : this.#counted(person.id, offer, member, currency);
    const given =
      member !== undefined && member.code === null && counted >= offer.bets
        ? this.#give(person.id, offer, money(offer.freeBetEuro))
        : member;
    const code = given?.code ?? undefined;
    const seconds = (ms: number): number => Math.floor(ms / 1000);
    return {
      id: offer.id,
      group: offer.group,
      state:
        code !== undefined
          ? 'done'
          : nowMs() >= offer.endsAtMs
            ? 'ended'
            : member === undefined
              ? 'open'
              : 'joined',
      version: termsVersion,
      free_bet: money(offer.freeBetEuro),
      bets: offer.bets,
      counted: Math.min(counted, offer.bets),
      least_stake: money(leastStakeEuro),
      least_selections: leastSelections,
      least_coef: leastOdds / 1000,
      starts_at: seconds(offer.startsAtMs),
      ends_at: seconds(offer.endsAtMs),
      ...(member === undefined ? {} : { joined_at: seconds(member.joined_at_ms) }),
      ...(code === undefined ? {} : { code, code_ends_at: seconds(given?.code_ends_at_ms ?? 0) }),
      code_days: codeDays,
    };
  }

  #give(
    userId: number,
    offer: Offer,
    freeBet: { readonly minor: number; readonly currency: string },
  ): MemberRow | undefined {
    const { money, nowMs, store } = this.#platform;
    const endsAtMs = nowMs() + codeDays * dayMs;
    return store.transaction(() => {
      const code = money.promos.giveFreeBet(userId, freeBet, leastOdds, endsAtMs);
      store.run(
        `UPDATE promotion_members SET code = ?, code_ends_at_ms = ?
          WHERE user_id = ? AND promotion = ?`,
        ...[code, endsAtMs, userId, offer.id],
      );
      return this.#member(userId, offer.id);
    });
  }

  #member(userId: number, promotion: string): MemberRow | undefined {
    return this.#platform.store.one<MemberRow>(
      `SELECT joined_at_ms, code, code_ends_at_ms FROM promotion_members
        WHERE user_id = ? AND promotion = ?`,
      userId,
      promotion,
    );
  }

  /** Accumulators from own money, placed after joining and settled before the end. */
  #counted(userId: number, offer: Offer, member: MemberRow, currency: string): number {
    if (offer.bets === 0) return 0;
    return (
      this.#platform.store.one<{ readonly count: number }>(
        `SELECT COUNT(*) AS count FROM coupons c
         JOIN ledger_accounts a ON a.id = c.account_id
         WHERE c.user_id = ? AND a.type <> 4 AND c.promo_code IS NULL AND c.type_id = ?
           AND c.status_id IN ${countedStates} AND c.placed_at_ms >= ? AND c.settled_at_ms < ?
           AND c.currency = ? AND c.stake_minor >= ?
           AND (SELECT COUNT(*) FROM coupon_selections s WHERE s.coupon_id = c.id) >= ?
           AND NOT EXISTS (SELECT 1 FROM coupon_selections s WHERE s.coupon_id = c.id AND s.odds < ?)`,
        ...[
          userId,
          couponTypeId('accumulator'),
          member.joined_at_ms,
          offer.endsAtMs,
          currency,
          minorOfEuro(leastStakeEuro, currency),
          leastSelections,
          leastOdds,
        ],
      )?.count ?? 0
    );
  }
}

/** Returns the month or quarter of an instant, or an earlier one: `2025-11`. */
function periodAt(
  atMs: number,
  months: number,
  back: number,
): { readonly name: string; readonly startsAtMs: number; readonly endsAtMs: number } {
  const at = new Date(atMs);
  const first = (Math.floor(at.getUTCMonth() / months) + back) * months;
  const startsAtMs = Date.UTC(at.getUTCFullYear(), first, 1);
  return {
    name: new Date(startsAtMs).toISOString().slice(0, 7),
    startsAtMs,
    endsAtMs: Date.UTC(at.getUTCFullYear(), first + months, 1),
  };
}
