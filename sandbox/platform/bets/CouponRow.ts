import type { PlacedBet } from '#wire';
import type { OddsChangePolicyId } from '#domain/bets/OddsChangePolicy.ts';
import type { SettlementId } from '#domain/ticket/Settlement.ts';

/** Status of a fully cashed-out coupon; the ids of the specification are results only. */
export const cashedOutStatus = 7;

export interface CouponRow {
  readonly id: number;
  readonly user_id: number;
  readonly account_id: number;
  readonly type_id: number;
  readonly stake_minor: number;
  readonly currency: string;
  readonly coef: number;
  readonly possible_win_minor: number;
  readonly status_id: SettlementId | typeof cashedOutStatus;
  /** Payout by the result, without cash-outs. */
  readonly payout_minor: number | null;
  readonly placed_at_ms: number;
  readonly settled_at_ms: number | null;
  readonly change_coef_action: OddsChangePolicyId;
  readonly coef_view_id: number;
  readonly ref_id: string | null;
  readonly coef_by_view: string | null;
  readonly bets_count: number;
  readonly min_possible_win_minor: number | null;
  readonly system_value: number | null;
  /** JSON: stakes of blocks. */
  readonly amount_by_block: string | null;
  /** Thousandths, as accepted. */
  readonly anti_odds: number | null;
  readonly is_exact_odds: number;
  readonly is_drop_on_score_change: number;
  readonly prepaid_minor: number;
  readonly bonus_bet_odds: number | null;
  readonly hyper_bonus_percent: number | null;
  /** Cashed-out part of the stake; the result pays for the rest. */
  readonly cashed_stake_minor: number;
  readonly cashed_minor: number;
  readonly cashed_at_ms: number | null;
  readonly is_cashed_by_order: 0 | 1;
  readonly auto_cash_out_minor: number | null;
  /** JSON: terms of the coupon. */
  readonly money_terms: string;
  readonly promo_code: string | null;
  readonly is_vip: number;
  /** JSON: split of the payout. */
  readonly payout_split: string | null;
  /** Key of the "many singles" placement that the coupon belongs to. */
  readonly singles_key: string | null;
}

export interface SelectionRow {
  readonly coupon_id: number;
  readonly position: number;
  readonly outcome_id: number;
  readonly game_id: number;
  readonly odds: number;
  readonly starts_at_s: number;
  readonly status_id: SettlementId;
  readonly snapshot: string;
  readonly block_id: number | null;
  readonly is_banker: number;
  /** Fair chance of the selection; for anti-accumulators only. */
  readonly chance: number | null;
}

/** Whether the result of a coupon or of a selection is still to come. */
export function isOpenRow({ status_id: statusId }: Pick<CouponRow, 'status_id'>): boolean {
  return statusId < 0;
}

/** Event state of an open selection; empty before the start and after the end. */
export type SelectionEventState = Pick<PlacedBet, 'scoreText' | 'phaseText' | 'isLiveNow'>;
