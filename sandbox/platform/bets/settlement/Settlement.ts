import { settleBonusBet } from '#domain/ticket/terms/bonusBet.ts';
import {
  isOpenSettlement,
  settlementId,
  type Settlement as SelectionSettlement,
} from '#domain/ticket/Settlement.ts';
import { settleTicket } from '#domain/ticket/payout/settleTicket.ts';
import type { Ledger } from '../../ledger/Ledger.ts';
import type { Line } from '../../line/Line.ts';
import type { Store } from '../../store/Store.ts';
import { type Coupons } from '../Coupons.ts';
import { cashedOutStatus, isOpenRow, type CouponRow, type SelectionRow } from '../CouponRow.ts';
import type { MoneyService, SettledMoney } from '../money/MoneyService.ts';
import { termsOf } from '../money/StakeSplit.ts';
import { toTicket } from './toTicket.ts';

/**
 * Time after its start at which a selection becomes void if the world no longer knows its event.
 */
const forgottenAfterMs = 86_400_000;
const sweepEveryMs = 60_000;
/**
 * Maximum number of events settled in one run, because thousands end at once after a jump of the
 * clock.
 */
const settledAtOnce = 500;
/** Interval of the check for parts of matches (frames, legs, games) that have ended. */
const partsEveryMs = 2000;
/** How far back a restart looks for corrected results; corrections come minutes after the end. */
const correctedWithinMs = 86_400_000;

/** Settlement of a coupon and the split of its payout. */
interface ComputedCoupon extends SettledMoney {
  readonly payoutMinor: number;
}

/** Effect of a result on a coupon: `open` changed a selection but pays or takes nothing yet. */
export interface CouponChange {
  readonly userId: number;
  readonly couponId: number;
  readonly became: 'open' | 'settled' | 'corrected' | 'reopened' | 'unchanged';
}

export interface SettlementDependencies {
  readonly store: Store;
  readonly ledger: Ledger;
  readonly line: Line;
  readonly coupons: Coupons;
  readonly money: MoneyService;
  readonly nowMs: () => number;
  /** Delay between the end of an event and the settlement of its bets. */
  readonly delayMs: () => number;
  /** Called for each coupon with a changed selection result. */
  readonly onChanged: (change: CouponChange) => void;
  /** Runs the work of one event; an error must not block the other events. */
  readonly guard: (event: string, work: () => void) => void;
}

/** Settles bets: open selections of ended events, then every complete coupon. */
export class Settlement {
  readonly #dependencies: SettlementDependencies;
  readonly #endedAtMs = new Map<number, number>();
  #sinceMs: number;
  #correctedSinceMs: number;
  #sweptAtMs = Number.NEGATIVE_INFINITY;
  #partsAtMs = Number.NEGATIVE_INFINITY;

  constructor(dependencies: SettlementDependencies) {
    this.#dependencies = dependencies;
    this.#sinceMs = dependencies.nowMs();
    this.#correctedSinceMs = dependencies.nowMs();
  }

  /** Called after the world was replaced: no event has ended yet. */
  restart(): void {
    this.#endedAtMs.clear();
    this.#sinceMs = this.#dependencies.nowMs();
    this.#correctedSinceMs = this.#dependencies.nowMs();
    this.#sweptAtMs = Number.NEGATIVE_INFINITY;
    this.#partsAtMs = Number.NEGATIVE_INFINITY;
  }

  run(): void {
    const { line, nowMs, delayMs, guard } = this.#dependencies;
    // One millisecond back, because another event may end in the millisecond read last, and
    // settling twice changes nothing.
    for (const { gameId, endedAtMs } of line.world.endedSince(this.#sinceMs - 1)) {
      this.#endedAtMs.set(gameId, endedAtMs);
      this.#sinceMs = Math.max(this.#sinceMs, endedAtMs);
    }
    const due = [...this.#endedAtMs].filter(([, endedAtMs]) => endedAtMs + delayMs() <= nowMs());
    for (const [gameId] of due.slice(-settledAtOnce)) {
      guard('bets-unsettled', () => {
        this.#settleGame(gameId);
        // A set result may contradict the settlement of parts of the match.
        this.#correctGame(gameId);
        // Failed work is repeated in the next run.
        this.#endedAtMs.delete(gameId);
      });
    }
    for (const { gameId, atMs } of line.world.correctedSince(this.#correctedSinceMs - 1)) {
      this.#correctedSinceMs = Math.max(this.#correctedSinceMs, atMs);
      guard('bets-uncorrected', () => this.#correctGame(gameId));
    }
    if (nowMs() - this.#partsAtMs >= partsEveryMs)
      guard('bets-unsettled', () => this.#settleParts());
    if (nowMs() - this.#sweptAtMs >= sweepEveryMs) this.#sweep();
    guard('bonus-unclosed', () => this.#dependencies.money.bonuses.closeDue(nowMs()));
  }

  /** Settles selections on a frame, leg or game that has ended while the match continues. */
  #settleParts(): void {
    const { line, nowMs } = this.#dependencies;
    this.#partsAtMs = nowMs();
    const selections = this.#begun().filter((selection) =>
      line.isDecidedInPlay(selection.outcome_id),
    );
    if (selections.length === 0) return;
    this.#decide(
      selections,
      (selection) => line.settlement(selection.outcome_id),
      (couponId) => this.#settleCoupon(couponId),
    );
  }

  /** Returns the open selections of events that have begun. */
  #begun(): readonly SelectionRow[] {
    const { store, nowMs } = this.#dependencies;
    return store.all<SelectionRow>(
      'SELECT * FROM coupon_selections WHERE status_id < 0 AND starts_at_s * 1000 <= ?',
      nowMs(),
    );
  }

  /**
   * Settles selections of events that ended while the platform was down, or that the world no
   * longer knows.
   */
  #sweep(): void {
    const { store, line, nowMs, guard } = this.#dependencies;
    this.#sweptAtMs = nowMs();
    const ended = new Set<number>();
    for (const selection of this.#begun()) {
      if (this.#endedAtMs.has(selection.game_id)) continue;
      const isForgotten =
        line.revision(selection.game_id) === undefined &&
        selection.starts_at_s * 1000 + forgottenAfterMs <= nowMs();
      if (isForgotten || line.couponBet(selection.outcome_id, 'en')?.isFinished === true)
        ended.add(selection.game_id);
    }
    for (const gameId of ended) guard('bets-unsettled', () => this.#settleGame(gameId));
    const settled = store.all<{ game_id: number }>(
      'SELECT DISTINCT game_id FROM coupon_selections WHERE status_id >= 0 AND starts_at_s > ?',
      Math.floor((nowMs() - correctedWithinMs) / 1000),
    );
    for (const { game_id: gameId } of settled)
      if (line.world.isCorrected(gameId))
        guard('bets-uncorrected', () => this.#correctGame(gameId));
  }

  /**
   * Applies a corrected result: takes old payouts back and pays new ones. Repeating changes
   * nothing.
   */
  #correctGame(gameId: number): void {
    const { store, line } = this.#dependencies;
    if (line.revision(gameId) === undefined) return;
    const selections = store.all<SelectionRow>(
      'SELECT * FROM coupon_selections WHERE game_id = ? AND status_id >= 0',
      gameId,
    );
    if (selections.length === 0) return;
    this.#decide(
      selections,
      (selection) => line.settlement(selection.outcome_id),
      (couponId) => this.#correctCoupon(couponId),
    );
  }

  /** Stores results and settles their coupons in one transaction, then sends notifications. */
  #decide(
    selections: readonly SelectionRow[],
    settle: (selection: SelectionRow) => SelectionSettlement,
    decideCoupon: (couponId: number) => CouponChange | undefined,
  ): void {
    const { store, onChanged } = this.#dependencies;
    const decided: CouponChange[] = [];
    store.transaction(() => {
      const changed = selections.flatMap((selection) => {
        const settlement = settle(selection);
        const statusId = settlementId(settlement);
        if (isOpenSettlement(settlement) || statusId === selection.status_id) return [];
        store.run(
          'UPDATE coupon_selections SET status_id = ? WHERE coupon_id = ? AND position = ?',
          statusId,
          selection.coupon_id,
          selection.position,
        );
        return [selection.coupon_id];
      });
      for (const couponId of new Set(changed)) {
        const change = decideCoupon(couponId);
        if (change !== undefined) decided.push(change);
      }
    });
    for (const change of decided) onChanged(change);
  }

  /** Returns the settlement of a coupon by its selections; undefined without selections. */
  #compute(row: CouponRow): ComputedCoupon | undefined {
    const selections = this.#dependencies.coupons.selections(row.id);
    if (selections.length === 0) return undefined;
    const ticket = toTicket(row, selections);
    const settled =
      termsOf(row).isBonusBet === true
        ? settleBonusBet(row.stake_minor, ticket.selections)
        : settleTicket(ticket);
    const split = this.#dependencies.money.stakeSplit.split(row, settled);
    return { settlement: settled.settlement, payoutMinor: split.payoutMinor, split };
  }

  #correctCoupon(couponId: number): CouponChange | undefined {
    const { store, ledger, coupons, money, nowMs } = this.#dependencies;
    const row = coupons.row(couponId);
    if (row === undefined) return undefined;
    if (isOpenRow(row)) return this.#settleCoupon(couponId);
    const unchanged = { userId: row.user_id, couponId, became: 'unchanged' } as const;
    if (row.status_id === cashedOutStatus) return unchanged;
    // An account that was closed since, after a conversion, is not reopened.
    const computed = ledger.account(row.account_id) === undefined ? undefined : this.#compute(row);
    if (computed === undefined) return undefined;
    const { settlement, payoutMinor, split } = computed;
    const wasMinor = row.payout_minor ?? 0;
    const statusId = settlementId(settlement);
    const isOpen = isOpenSettlement(settlement);
    if (statusId === row.status_id && payoutMinor === wasMinor) return unchanged;
    store.run(
      'UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?',
      statusId,
      isOpen ? null : payoutMinor,
      isOpen ? null : nowMs(),
      couponId,
    );
    const paidMinor = isOpen ? 0 : payoutMinor;
    // New winnings are paid first, so that as much as possible can be taken back; the operator
    // bears what was spent meanwhile.
    const takenMinor = money.correct(
      row,
      isOpen ? undefined : { settlement, split },
      wasMinor,
      nowMs(),
    );
    store.run(
      `INSERT INTO coupon_corrections (coupon_id, at_ms, was_status_id, was_payout_minor,
        paid_minor, taken_minor) VALUES (?, ?, ?, ?, ?, ?)`,
      couponId,
      nowMs(),
      row.status_id,
      wasMinor,
      paidMinor,
      takenMinor,
    );
    return { userId: row.user_id, couponId, became: isOpen ? 'reopened' : 'corrected' };
  }

  #settleGame(gameId: number): void {
    const { store, line } = this.#dependencies;
    const selections = store.all<SelectionRow>(
      'SELECT * FROM coupon_selections WHERE game_id = ? AND status_id < 0',
      gameId,
    );
    if (selections.length === 0) return;
    const isForgotten = line.revision(gameId) === undefined;
    this.#decide(
      selections,
      (selection) => (isForgotten ? 'forcedVoid' : line.settlement(selection.outcome_id)),
      (couponId) => this.#settleCoupon(couponId),
    );
  }

  #settleCoupon(couponId: number): CouponChange | undefined {
    const { store, coupons, money, nowMs } = this.#dependencies;
    const row = coupons.row(couponId);
    if (row === undefined) return undefined;
    // A coupon lost early or cashed out stays unchanged while its other selections end.
    if (!isOpenRow(row)) return { userId: row.user_id, couponId, became: 'unchanged' };
    const computed = this.#compute(row);
    if (computed === undefined) return undefined;
    const { settlement, payoutMinor, split } = computed;
    const isSettled = !isOpenSettlement(settlement);
    if (isSettled) {
      store.run(
        'UPDATE coupons SET status_id = ?, payout_minor = ?, settled_at_ms = ? WHERE id = ?',
        settlementId(settlement),
        payoutMinor,
        nowMs(),
        couponId,
      );
      money.settle(row, { settlement, split }, nowMs());
    }
    return { userId: row.user_id, couponId, became: isSettled ? 'settled' : 'open' };
  }
}
