import { settleBonusBet } from '../../plugins/coupon/domain/money/bonusBet.ts';
import { settleTicket } from '../../plugins/coupon/domain/settleTicket.ts';
import type { Ledger } from '../ledger/Ledger.ts';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import type { SettlementId } from '../world/World.ts';
import { cashedOutStatus, type CouponRow, type Coupons, type LegRow } from './Coupons.ts';
import type { MoneyDesk, SettledMoney } from './money/MoneyDesk.ts';
import { termsOf } from './money/Purse.ts';
import { toTicket } from './toTicket.ts';

/** A leg whose event the world no longer knows is returned this long after its start. */
const forgottenAfterMs = 86_400_000;
const sweepEveryMs = 60_000;
/** How often it is looked whether a part of a match is over that was bet on. */
const partsEveryMs = 2000;
/** Results are corrected minutes after the end; how far back a restart looks for one that it has missed. */
const correctedWithinMs = 86_400_000;

/** What a coupon came to and how it is paid. */
interface ReckonedCoupon extends SettledMoney {
  readonly payoutMinor: number;
}

export interface SettlementOptions {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly money: MoneyDesk;
  readonly nowMs: () => number;
  /** How long after the end of an event its bets are settled. */
  readonly delayMs: () => number;
  readonly onSettled: (userId: number, couponId: number) => void;
}

/** Pays what was won: reads which events ended, decides their open legs, then every coupon that has its answer. */
export class Settlement {
  readonly #options: SettlementOptions;
  readonly #endedAtMs = new Map<number, number>();
  #sinceMs: number;
  #correctedSinceMs: number;
  #sweptAtMs = Number.NEGATIVE_INFINITY;
  #partsAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: SettlementOptions) {
    this.#options = options;
    this.#sinceMs = options.nowMs();
    this.#correctedSinceMs = options.nowMs();
  }

  /** After the world was replaced: nothing has ended yet. */
  restart(): void {
    this.#endedAtMs.clear();
    this.#sinceMs = this.#options.nowMs();
    this.#correctedSinceMs = this.#options.nowMs();
    this.#sweptAtMs = Number.NEGATIVE_INFINITY;
    this.#partsAtMs = Number.NEGATIVE_INFINITY;
  }

  run(): void {
    const { line, nowMs, delayMs } = this.#options;
    // One millisecond back: another event may end in the very millisecond that was read last; settling twice does nothing.
    for (const { gameId, endedAtMs } of line.world.endedSince(this.#sinceMs - 1)) {
      this.#endedAtMs.set(gameId, endedAtMs);
      this.#sinceMs = Math.max(this.#sinceMs, endedAtMs);
    }
    for (const [gameId, endedAtMs] of [...this.#endedAtMs]) {
      if (endedAtMs + delayMs() > nowMs()) continue;
      this.#endedAtMs.delete(gameId);
      this.#settleGame(gameId);
      // A result that was set by hand may be another one than what the parts of the match were settled by.
      this.#correctGame(gameId);
    }
    for (const { gameId, atMs } of line.world.correctedSince(this.#correctedSinceMs - 1)) {
      this.#correctedSinceMs = Math.max(this.#correctedSinceMs, atMs);
      this.#correctGame(gameId);
    }
    if (nowMs() - this.#partsAtMs >= partsEveryMs) this.#settleParts();
    if (nowMs() - this.#sweptAtMs >= sweepEveryMs) this.#sweep();
    this.#options.money.bonuses.closeDue(nowMs());
  }

  /** Legs on a frame, a leg or a game that is over while its match goes on. */
  #settleParts(): void {
    const { line, nowMs } = this.#options;
    this.#partsAtMs = nowMs();
    const legs = this.#begun().filter((leg) => line.isDecidedInPlay(leg.outcome_id));
    if (legs.length === 0) return;
    this.#decide(
      legs,
      (leg) => line.settlement(leg.outcome_id),
      (couponId) => this.#settleCoupon(couponId),
    );
  }

  /** Open legs of events that have begun. */
  #begun(): readonly LegRow[] {
    const { store, nowMs } = this.#options;
    return store.all<LegRow>('SELECT * FROM coupon_legs WHERE status_id < 0 AND starts_at_s * 1000 <= ?', nowMs());
  }

  /** Legs of events that ended while nobody looked (a restart), or that the world has forgotten. */
  #sweep(): void {
    const { store, line, nowMs } = this.#options;
    this.#sweptAtMs = nowMs();
    const ended = new Set<number>();
    for (const leg of this.#begun()) {
      if (this.#endedAtMs.has(leg.game_id)) continue;
      const isForgotten = line.revision(leg.game_id) === undefined && leg.starts_at_s * 1000 + forgottenAfterMs <= nowMs();
      if (isForgotten || line.couponBet(leg.outcome_id, 'en')?.isFinished === true) ended.add(leg.game_id);
    }
    for (const gameId of ended) this.#settleGame(gameId);
    const settled = store.all<{ game_id: number }>('SELECT DISTINCT game_id FROM coupon_legs WHERE status_id >= 0 AND starts_at_s > ?', Math.floor((nowMs() - correctedWithinMs) / 1000));
    for (const { game_id: gameId } of settled) if (line.world.isCorrected(gameId)) this.#correctGame(gameId);
  }

  /** The result became another one: what was paid by the old one is taken back and paid anew. Doing it twice changes nothing. */
  #correctGame(gameId: number): void {
    const { store, line } = this.#options;
    if (line.revision(gameId) === undefined) return;
    const legs = store.all<LegRow>('SELECT * FROM coupon_legs WHERE game_id = ? AND status_id >= 0', gameId);
    this.#decide(
      legs,
      (leg) => line.settlement(leg.outcome_id),
      (couponId) => this.#correctCoupon(couponId),
    );
  }

  /** Writes how legs ended and then what that makes of their coupons, at one go; the persons are told when it is done. */
  #decide(legs: readonly LegRow[], statusOf: (leg: LegRow) => SettlementId, decideCoupon: (couponId: number) => number | undefined): void {
    const { store, onSettled } = this.#options;
    const decided: [userId: number, couponId: number][] = [];
    store.transaction(() => {
      const changed = legs.flatMap((leg) => {
        const statusId = statusOf(leg);
        if (statusId < 0 || statusId === leg.status_id) return [];
        store.run('UPDATE coupon_legs SET status_id = ? WHERE coupon_id = ? AND position = ?', statusId, leg.coupon_id, leg.position);
        return [leg.coupon_id];
      });
      for (const couponId of new Set(changed)) {
        const userId = decideCoupon(couponId);
        if (userId !== undefined) decided.push([userId, couponId]);
      }
    });
    for (const [userId, couponId] of decided) onSettled(userId, couponId);
  }

  /** What the legs make of a coupon; undefined without legs. */
  #reckon(row: CouponRow): ReckonedCoupon | undefined {
    const legs = this.#options.coupons.legs(row.id);
    if (legs.length === 0) return undefined;
    const ticket = toTicket(row, legs);
    const settled = termsOf(row).isBonusBet === true ? settleBonusBet(row.stake_minor, ticket.selections) : settleTicket(ticket);
    const split = this.#options.money.purse.split(row, settled);
    return { statusId: settled.statusId, payoutMinor: split.payoutMinor, split };
  }

  /** Returns whose coupon it is, when it is known. */
  #correctCoupon(couponId: number): number | undefined {
    const { store, ledger, coupons, money, nowMs } = this.#options;
    const row = coupons.row(couponId);
    if (row === undefined) return undefined;
    if (row.status_id < 0) return this.#settleCoupon(couponId);
    if (row.status_id === cashedOutStatus) return row.user_id;
    // An account that was closed since, for another currency, is not opened again.
    const reckoned = ledger.account(row.account_id) === undefined ? undefined : this.#reckon(row);
    if (reckoned === undefined) return undefined;
    const { statusId, payoutMinor, split } = reckoned;
    const wasMinor = row.payout_minor ?? 0;
    const isOpen = statusId < 0;
    if (statusId === row.status_id && payoutMinor === wasMinor) return row.user_id;
    store.run('UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?', statusId, isOpen ? null : payoutMinor, isOpen ? null : nowMs(), couponId);
    const paidMinor = isOpen ? 0 : payoutMinor;
    // First what is won now, so that there is as much as can be to take back from; what was spent meanwhile the house bears.
    const takenMinor = money.correct(row, isOpen ? undefined : { statusId, split }, wasMinor, nowMs());
    store.run(
      'INSERT INTO coupon_corrections (coupon_id, at_ms, was_status_id, was_payout_minor, paid_minor, taken_minor) VALUES (?, ?, ?, ?, ?, ?)',
      couponId,
      nowMs(),
      row.status_id,
      wasMinor,
      paidMinor,
      takenMinor,
    );
    return row.user_id;
  }

  #settleGame(gameId: number): void {
    const { store, line } = this.#options;
    const legs = store.all<LegRow>('SELECT * FROM coupon_legs WHERE game_id = ? AND status_id < 0', gameId);
    if (legs.length === 0) return;
    const isForgotten = line.revision(gameId) === undefined;
    this.#decide(
      legs,
      (leg) => (isForgotten ? 3 : line.settlement(leg.outcome_id)),
      (couponId) => this.#settleCoupon(couponId),
    );
  }

  /** Returns whose coupon it is when anything about it changed. */
  #settleCoupon(couponId: number): number | undefined {
    const { store, coupons, money, nowMs } = this.#options;
    const row = coupons.row(couponId);
    if (row === undefined) return undefined;
    if (row.status_id >= 0) return row.user_id;
    const reckoned = this.#reckon(row);
    if (reckoned === undefined) return undefined;
    const { statusId, payoutMinor, split } = reckoned;
    if (statusId >= 0) {
      store.run('UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?', statusId, payoutMinor, nowMs(), couponId);
      money.settle(row, { statusId, split }, nowMs());
    }
    return row.user_id;
  }
}
