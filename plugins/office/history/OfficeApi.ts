import type { Http } from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import { couponTypes, type CouponType } from '#domain/ticket/CouponType.ts';
import type { HistoryState } from './HistoryFilter.ts';
import { betEndpoint, betsEndpoint } from '../../coupon/contract.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import { historyFromWire, type HistoryPage } from './historyFromWire.ts';

export interface HistoryRequest {
  readonly state: HistoryState;
  readonly fromAtS: number | undefined;
  readonly toAtS: number | undefined;
  readonly search: string;
  readonly type: CouponType | 'all';
  readonly sportId: number | undefined;
  /** Minor units of the currency of the active account. */
  readonly fromStakeMinor: number | undefined;
  readonly toStakeMinor: number | undefined;
  readonly page: number;
  readonly pageSize: number;
}

export async function loadHistory(
  http: Http,
  request: HistoryRequest,
  signal: AbortSignal,
): Promise<HistoryPage> {
  const {
    state,
    fromAtS,
    toAtS,
    search,
    type,
    sportId,
    fromStakeMinor,
    toStakeMinor,
    page,
    pageSize,
  } = request;
  const query = {
    state,
    from_at: fromAtS,
    to_at: toAtS,
    page,
    pageSize,
    search: search === '' ? undefined : search,
    typeId: type === 'all' ? undefined : couponTypes.indexOf(type),
    sportId,
    from_stake: fromStakeMinor,
    to_stake: toStakeMinor,
  };
  return historyFromWire(await http.call(betsEndpoint, { query, signal }));
}

export async function loadBet(http: Http, id: number, signal: AbortSignal): Promise<Bet> {
  return betFromWire((await http.call(betEndpoint, { params: { id }, signal })).bet);
}
