import type { CouponBet, MoneyWire, PlaceCouponRequest, PlacedBet, PlacedCoupon } from '#wire';
import { isPlain } from '#domain/ticket/CouponType.ts';
import { countBets } from '#domain/ticket/countBets.ts';
import { leastPayout } from '#domain/ticket/payout/leastPayout.ts';
import { potentialPayout } from '#domain/ticket/payout/potentialPayout.ts';
import {
  isOpenRow,
  type CouponRow,
  type SelectionEventState,
  type SelectionRow,
} from './CouponRow.ts';
import { totalOdds } from '#domain/ticket/totalOdds.ts';
import type { Line } from '../line/Line.ts';
import type { Store } from '../store/Store.ts';
import { settlementId, type SettlementId } from '#domain/ticket/Settlement.ts';
import type { AcceptedCoupon } from './placing/validateCoupon.ts';
import { bonusAccountType } from './money/BonusAccounts.ts';
import { moneyWire } from './money/moneyWire.ts';
import { storeTerms } from './money/storeTerms.ts';
import { toTicket } from './settlement/toTicket.ts';

interface CorrectionRow {
  readonly at_ms: number;
  readonly was_status_id: Exclude<SettlementId, -1 | -2>;
  readonly was_payout_minor: number;
  readonly paid_minor: number;
  readonly taken_minor: number;
}

/** Place on the site at which the user took a selection. */
type Origin = Pick<PlaceCouponRequest['bets'][number], 'expressId' | 'pageType'>;

/** The outcome as stored when the bet was accepted. */
type SelectionSnapshot = Origin &
  Pick<
    CouponBet,
    | 'sportId'
    | 'champId'
    | 'name'
    | 'marketName'
    | 'gameName'
    | 'champName'
    | 'sportIcon'
    | 'isLive'
  > &
  Partial<
    Pick<
      CouponBet,
      'sportSlug' | 'champSlug' | 'gameSlug' | 'isSpecialCoef' | 'statisticId' | 'playersDuel'
    >
  >;

export interface NewCoupon {
  readonly userId: number;
  readonly request: Omit<PlaceCouponRequest, 'bets'> & {
    readonly bets?: readonly Origin[];
  };
  readonly accepted: AcceptedCoupon;
  readonly placedAtMs: number;
  /** Key of the "many singles" placement that the coupon belongs to. */
  readonly singlesKey?: string;
}

/** Placed coupons and their selections. */
export class Coupons {
  readonly #store: Store;
  readonly #line: Line;

  constructor(store: Store, line: Line) {
    this.#store = store;
    this.#line = line;
  }

  add({ userId, request, accepted, placedAtMs, singlesKey }: NewCoupon): number {
    const { bets, ticket, chances } = accepted;
    const searchText = bets
      .flatMap((bet) => [bet.gameName, bet.champName, bet.name])
      .join('\n')
      .toLowerCase();
    const couponId = this.#store.run(
      `INSERT INTO coupons (user_id, account_id, type_id, stake_minor, currency, coef, possible_win_minor, placed_at_ms, change_coef_action, coef_view_id, ref_id, coef_by_view, search_text)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      userId,
      request.accountId,
      request.typeId,
      request.amount.minor,
      request.amount.currency,
      (totalOdds(ticket) ?? 0) / 1000,
      potentialPayout(ticket),
      placedAtMs,
      request.changeCoefAction,
      request.coefViewId,
      request.refId ?? null,
      request.coefByView ?? null,
      searchText,
    );
    this.#store.run(
      `UPDATE coupons SET bets_count = ?, min_possible_win_minor = ?, system_value = ?,
        amount_by_block = ?, anti_odds = ?, is_exact_odds = ?, is_drop_on_score_change = ?,
        singles_key = ? WHERE id = ?`,
      countBets(ticket),
      leastPayout(ticket) ?? null,
      ticket.systemSize ?? null,
      ticket.blockStakes === undefined ? null : JSON.stringify(ticket.blockStakes),
      ticket.antiOdds ?? null,
      Number(request.exactCoef === true),
      Number(request.isDropOnScoreChange === true),
      singlesKey ?? null,
      couponId,
    );
    storeTerms(this.#store, couponId, accepted, request.isVipBet === true);
    for (const sportId of new Set(bets.map((bet) => bet.sportId)))
      this.#store.run(
        'INSERT OR IGNORE INTO bet_sports (user_id, sport_id) VALUES (?, ?)',
        userId,
        sportId,
      );
    bets.forEach((bet, position) => {
      const selection = ticket.selections[position];
      this.#store.run(
        `INSERT INTO coupon_selections (coupon_id, position, outcome_id, game_id, odds,
          starts_at_s, snapshot, block_id, is_banker, chance)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        couponId,
        position,
        bet.id,
        bet.gameId,
        selection?.odds ?? 0,
        bet.starts_at,
        JSON.stringify(toSnapshot(bet, request.bets?.[position])),
        selection?.blockId ?? null,
        Number(selection?.isBanker === true),
        chances?.[position] ?? null,
      );
    });
    return couponId;
  }

  row(couponId: number): CouponRow | undefined {
    return this.#store.one<CouponRow>('SELECT * FROM coupons WHERE id = ?', couponId);
  }

  selections(couponId: number): SelectionRow[] {
    return this.#store.all<SelectionRow>(
      'SELECT * FROM coupon_selections WHERE coupon_id = ? ORDER BY position',
      couponId,
    );
  }

  /**
   * Returns open coupons, newest first; the stamp changes with settlements and partial cash-outs.
   */
  openOf(userId: number): { readonly id: number; readonly stamp: string }[] {
    return this.#store.all(
      `SELECT id, (SELECT group_concat(status_id) FROM coupon_selections WHERE coupon_id = coupons.id) || ' ' || cashed_stake_minor || ' ' || coalesce(auto_cash_out_minor, '') AS stamp
       FROM coupons WHERE user_id = ? AND status_id < 0 ORDER BY id DESC LIMIT 1000`,
      userId,
    );
  }

  /** Returns score and period of an open selection while its event is played. */
  eventState(outcomeId: number, language: string): SelectionEventState {
    return eventStateOf(this.#line.couponBet(outcomeId, language));
  }

  wire(couponId: number, language: string): PlacedCoupon | undefined {
    const row = this.row(couponId);
    return row && this.toWire(row, language);
  }

  toWire(row: CouponRow, language: string): PlacedCoupon {
    const money = (minor: number): MoneyWire => ({ minor, currency: row.currency });
    const selections = this.selections(row.id);
    return {
      id: row.id,
      accountId: row.account_id,
      userId: row.user_id,
      typeId: row.type_id,
      amount: money(row.stake_minor),
      coef: row.coef,
      bets: selections.map((selection) => this.#selectionToWire(selection, language)),
      changeCoefAction: row.change_coef_action,
      coefViewId: row.coef_view_id,
      statusId: row.status_id,
      possibleWin: money(row.possible_win_minor),
      placed_at: Math.floor(row.placed_at_ms / 1000),
      ...(row.payout_minor === null ? {} : { payout: money(row.payout_minor + row.cashed_minor) }),
      ...(row.settled_at_ms === null ? {} : { settled_at: Math.floor(row.settled_at_ms / 1000) }),
      ...(row.ref_id === null ? {} : { refId: row.ref_id }),
      ...(row.coef_by_view === null ? {} : { coefByView: row.coef_by_view }),
      ...kindToWire(row, selections, money),
      ...(row.cashed_at_ms === null
        ? {}
        : {
            cashOut: {
              at: Math.floor(row.cashed_at_ms / 1000),
              stake: money(row.cashed_stake_minor),
              paid: money(row.cashed_minor),
              ...(row.is_cashed_by_order === 1 ? { isAuto: true } : {}),
            },
          }),
      ...(row.auto_cash_out_minor === null || !isOpenRow(row)
        ? {}
        : { autoCashOut: money(row.auto_cash_out_minor) }),
      ...this.#correctionOf(row, money),
      ...this.#bonusStakeOf(row),
      ...this.#singlesOf(row),
      ...moneyWire(row, money),
    };
  }

  /**
   * Returns whether bonus money was staked, by the account, so that it stays true after the bonus
   * has ended.
   */
  #bonusStakeOf({ account_id: accountId }: CouponRow): Pick<PlacedCoupon, 'isBonusStake'> {
    const type = this.#store.one<{ readonly type: number }>(
      'SELECT type FROM ledger_accounts WHERE id = ?',
      accountId,
    )?.type;
    return type === bonusAccountType ? { isBonusStake: true } : {};
  }

  /** Counts the accepted singles of the same placement. */
  #singlesOf({ user_id: userId, singles_key: key }: CouponRow): Pick<PlacedCoupon, 'singles'> {
    if (key === null) return {};
    const stored = this.#store.one<{ readonly single_results: string | null }>(
      'SELECT single_results FROM placements WHERE user_id = ? AND key = ?',
      userId,
      key,
    )?.single_results;
    if (stored === null || stored === undefined) return {};
    const results = JSON.parse(stored) as readonly { readonly couponId?: number }[];
    return {
      singles: {
        key,
        placed: results.filter(({ couponId }) => couponId !== undefined).length,
        count: results.length,
      },
    };
  }

  /** Returns the latest correction by which the coupon was settled again. */
  #correctionOf(
    { id, cashed_minor: cashedMinor }: CouponRow,
    money: (minor: number) => MoneyWire,
  ): Pick<PlacedCoupon, 'correction'> {
    const row = this.#store.one<CorrectionRow>(
      'SELECT * FROM coupon_corrections WHERE coupon_id = ? ORDER BY id DESC LIMIT 1',
      id,
    );
    if (row === undefined) return {};
    return {
      correction: {
        at: Math.floor(row.at_ms / 1000),
        was_status_id: row.was_status_id,
        was_payout: money(row.was_payout_minor + cashedMinor),
        taken: money(row.taken_minor),
        paid: money(row.paid_minor),
      },
    };
  }

  /** Returns a user's coupons that were settled again after the instant; each stamp is unique. */
  correctedOf(userId: number, sinceMs: number): { readonly id: number; readonly stamp: string }[] {
    return this.#store.all(
      `SELECT coupons.id AS id, 'corrected ' || MAX(coupon_corrections.id) AS stamp FROM coupon_corrections JOIN coupons ON coupons.id = coupon_corrections.coupon_id
       WHERE coupons.user_id = ? AND coupon_corrections.at_ms >= ? GROUP BY coupons.id`,
      userId,
      sinceMs,
    );
  }

  /**
   * Selections are named in the requested language while the world knows them, otherwise as stored.
   * They have the current score, or the final one.
   */
  #selectionToWire(selection: SelectionRow, language: string): PlacedBet {
    const stored = JSON.parse(selection.snapshot) as SelectionSnapshot;
    const now = this.#line.couponBet(selection.outcome_id, language);
    const isOpen = isOpenRow(selection);
    return {
      id: selection.outcome_id,
      gameId: selection.game_id,
      ...stored,
      ...(now === undefined
        ? {}
        : {
            name: now.name,
            marketName: now.marketName,
            gameName: now.gameName,
            champName: now.champName,
          }),
      coef: selection.odds / 1000,
      statusId:
        isOpen && now !== undefined && now.statusId === 1
          ? settlementId('notStarted')
          : selection.status_id,
      starts_at: selection.starts_at_s,
      ...(selection.block_id === null ? {} : { blockId: selection.block_id }),
      ...(selection.is_banker === 1 ? { isBanker: true } : {}),
      ...eventStateOf(now),
    };
  }
}

/** Fields that only some kinds have. */
function kindToWire(
  row: CouponRow,
  selections: readonly SelectionRow[],
  money: (minor: number) => MoneyWire,
): Partial<PlacedCoupon> {
  const { type, systemSize, blockStakes, antiOdds } = toTicket(row, selections);
  const isOneBet = isPlain(type);
  return {
    ...(isOneBet ? {} : { betsCount: row.bets_count }),
    ...(isOneBet || row.min_possible_win_minor === null
      ? {}
      : { minPossibleWin: money(row.min_possible_win_minor) }),
    ...(systemSize === undefined ? {} : { systemValue: systemSize }),
    ...(blockStakes === undefined ? {} : { amountByBlockId: blockStakes }),
    ...(antiOdds === undefined ? {} : { antiExpressCoef: antiOdds / 1000 }),
    ...(row.is_exact_odds === 1 ? { exactCoef: true } : {}),
    ...(row.is_drop_on_score_change === 1 ? { isDropOnScoreChange: true } : {}),
  };
}

function eventStateOf(now: CouponBet | undefined): SelectionEventState {
  if (now === undefined || (!now.isLive && !now.isFinished)) return {};
  const { scoreText, phaseText } = now;
  if (now.isFinished) return scoreText === undefined ? {} : { scoreText };
  return {
    ...(scoreText === undefined ? {} : { scoreText }),
    ...(phaseText === undefined ? {} : { phaseText }),
    isLiveNow: true,
  };
}

function toSnapshot(bet: CouponBet, origin: Origin = {}): SelectionSnapshot {
  const {
    sportId,
    champId,
    name,
    marketName,
    gameName,
    champName,
    sportIcon,
    isLive,
    sportSlug,
    champSlug,
    gameSlug,
    isSpecialCoef,
    statisticId,
    playersDuel,
  } = bet;
  const { expressId, pageType } = origin;
  // Without slugs the event no longer has a page.
  return {
    sportId,
    champId,
    name,
    marketName,
    gameName,
    champName,
    sportIcon,
    isLive,
    ...(gameSlug === '' ? {} : { sportSlug, champSlug, gameSlug }),
    ...(isSpecialCoef === undefined ? {} : { isSpecialCoef }),
    ...(statisticId === undefined ? {} : { statisticId }),
    ...(playersDuel === undefined ? {} : { playersDuel }),
    ...(expressId === undefined ? {} : { expressId }),
    ...(pageType === undefined ? {} : { pageType }),
  };
}
