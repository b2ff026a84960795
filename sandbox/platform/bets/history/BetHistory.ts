import type { SQLInputValue } from 'node:sqlite';
import type { CouponRow } from '../CouponRow.ts';
import { bonusAccountType } from '../money/BonusAccounts.ts';
import { queryInteger } from '../../http/readQuery.ts';
import type { Store } from '../../store/Store.ts';

/** Returned if void, won if the payout is at least the remaining stake, else lost. */
const states = {
  all: '1 = 1',
  open: 'status_id < 0',
  won: 'status_id >= 0 AND status_id NOT IN (2, 3, 7) AND payout_minor >= stake_minor - cashed_stake_minor',
  lost: 'status_id >= 0 AND status_id NOT IN (2, 3, 7) AND payout_minor < stake_minor - cashed_stake_minor',
  returned: 'status_id IN (2, 3)',
  cashedOut: 'status_id = 7',
} as const;

export type HistoryState = keyof typeof states;
/** Decided part of a stake: of an open coupon only the cashed-out part. */
const spent = 'CASE WHEN status_id < 0 THEN cashed_stake_minor ELSE stake_minor END';
const isBonusStake = `(SELECT type FROM ledger_accounts WHERE id = coupons.account_id) = ${bonusAccountType}`;
const sportOfSelection = "json_extract(coupon_selections.snapshot, '$.sportId')";
export const historyStates = Object.keys(states) as HistoryState[];

/** Counts of all states, and stakes and payouts of one state, for the bets in one currency. */
export interface HistorySums extends Record<`count_${HistoryState}`, number> {
  readonly currency: string;
  readonly total: number;
  readonly staked: number | null;
  readonly open: number | null;
  readonly bonusStaked: number | null;
  readonly returned: number | null;
  readonly net: number | null;
}

/** Filter of a user's bets, built by `readHistoryFilter`, never from raw text of a request. */
export interface HistoryFilter {
  readonly where: string;
  readonly values: readonly SQLInputValue[];
}

/** Finds and sums up bets in the database. */
export class BetHistory {
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  page(
    { where, values }: HistoryFilter,
    state: HistoryState,
    page: number,
    pageSize: number,
  ): readonly CouponRow[] {
    return this.#store.all<CouponRow>(
      `SELECT * FROM coupons WHERE ${where} AND ${states[state]} ORDER BY placed_at_ms DESC, id DESC LIMIT ? OFFSET ?`,
      ...values,
      pageSize,
      (page - 1) * pageSize,
    );
  }

  /**
   * Returns counts of all states and sums of one in a single query, which is fast even for ten
   * thousand bets.
   */
  sums({ where, values }: HistoryFilter, state: HistoryState): readonly HistorySums[] {
    const counts = historyStates.map((name) => `SUM(${states[name]}) AS count_${name}`).join(', ');
    return this.#store.all<HistorySums>(
      `SELECT currency, ${counts}, COALESCE(SUM(${states[state]}), 0) AS total, SUM(CASE WHEN ${states[state]} THEN stake_minor END) AS staked,
       SUM(CASE WHEN ${states[state]} THEN stake_minor - ${spent} END) AS open,
       SUM(CASE WHEN ${states[state]} AND ${isBonusStake} THEN stake_minor END) AS bonusStaked,
       SUM(CASE WHEN ${states[state]} THEN coalesce(payout_minor, 0) + cashed_minor END) AS returned,
       SUM(CASE WHEN ${states[state]} THEN coalesce(payout_minor, 0) + cashed_minor - ${spent} END) AS net FROM coupons WHERE ${where} GROUP BY currency ORDER BY currency`,
      ...values,
    );
  }

  /** Returns the sports that the user has bet on. */
  sportIds(userId: number): readonly number[] {
    return this.#store
      .all<{ id: number }>('SELECT sport_id AS id FROM bet_sports WHERE user_id = ?', userId)
      .map(({ id }) => id);
  }
}

/** Reads the filter of a query; bounds of the stake are amounts of the currency. */
export function readHistoryFilter(
  userId: number,
  currency: string,
  query: URLSearchParams,
): HistoryFilter {
  const fromAtS = queryInteger(query, 'from_at', 0, 99_999_999_999, undefined);
  const toAtS = queryInteger(query, 'to_at', 0, 99_999_999_999, undefined);
  const typeId = queryInteger(query, 'typeId', 0, 9, undefined);
  const sportId = queryInteger(query, 'sportId', 1, Number.MAX_SAFE_INTEGER, undefined);
  const fromStake = queryInteger(query, 'from_stake', 0, Number.MAX_SAFE_INTEGER, undefined);
  const toStake = queryInteger(query, 'to_stake', 0, Number.MAX_SAFE_INTEGER, undefined);
  const search = (query.get('search') ?? '').trim().toLowerCase().slice(0, 100);
  const parts: [string, ...SQLInputValue[]][] = [['user_id = ?', userId]];
  // Amounts of other currencies cannot be compared.
  if (fromStake !== undefined || toStake !== undefined) parts.push(['currency = ?', currency]);
  if (fromAtS !== undefined) parts.push(['placed_at_ms >= ?', fromAtS * 1000]);
  if (toAtS !== undefined) parts.push(['placed_at_ms <= ?', toAtS * 1000 + 999]);
  if (typeId !== undefined) parts.push(['type_id = ?', typeId]);
  if (fromStake !== undefined) parts.push(['stake_minor >= ?', fromStake]);
  if (toStake !== undefined) parts.push(['stake_minor <= ?', toStake]);
  if (sportId !== undefined)
    parts.push([
      `EXISTS (SELECT 1 FROM coupon_selections WHERE coupon_id = coupons.id AND ${sportOfSelection} = ?)`,
      sportId,
    ]);
  if (search !== '')
    parts.push(['(instr(search_text, ?) > 0 OR instr(CAST(id AS TEXT), ?) > 0)', search, search]);
  return {
    where: parts.map(([sql]) => sql).join(' AND '),
    values: parts.flatMap(([, ...values]) => values),
  };
}
