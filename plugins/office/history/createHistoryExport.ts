import type { Http } from '#core';
import type { Bet } from '#domain/bets/Bet.ts';
import { TableExport } from '../export/TableExport.ts';
import type { HistoryStore } from './HistoryStore.ts';
import { loadHistory } from './OfficeApi.ts';

/** Small enough not to block a slow phone noticeably. */
const pageSize = 50;

/** Exports all bets of the filter. */
export function createHistoryExport(
  http: Http,
  store: Pick<HistoryStore, 'wanted'>,
): TableExport<Bet> {
  return new TableExport(pageSize, () => {
    const { wanted } = store;
    return async (page, signal) => {
      const { bets, total } = await loadHistory(http, { ...wanted, page, pageSize }, signal);
      return { rows: bets, total };
    };
  });
}
