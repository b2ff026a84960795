import type { Http } from '#core';
import type { Bet } from '../domain/Bet.ts';
import type { HistoryState } from '../domain/HistoryFilter.ts';
import { readBet, readHistory, type HistoryPage } from './fromWire.ts';

export interface HistoryRequest {
  readonly state: HistoryState;
  readonly fromAtS: number | undefined;
  readonly toAtS: number | undefined;
  readonly search: string;
  readonly page: number;
  readonly pageSize: number;
}

export async function loadHistory(http: Http, request: HistoryRequest, signal: AbortSignal): Promise<HistoryPage> {
  const { state, fromAtS, toAtS, search, page, pageSize } = request;
  const query = { state, from_at: fromAtS, to_at: toAtS, page, pageSize, search: search === '' ? undefined : search };
  return readHistory(await http.call('office.history', { query, signal }));
}

export async function loadBet(http: Http, id: number, signal: AbortSignal): Promise<Bet> {
  return readBet((await http.call('office.bet', { params: { id }, signal })).bet);
}
