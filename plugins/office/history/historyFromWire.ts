import type { HistoryAnswer } from '#wire';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import type { HistoryState } from './HistoryFilter.ts';

/** Page of the history with the totals of all filtered bets. */
export interface HistoryPage {
  readonly bets: readonly Bet[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly counts: Readonly<Record<HistoryState, number>>;
  /** Totals in the currency of the active account. */
  readonly totals: HistoryAnswer['totals'];
  /** Totals in other currencies. */
  readonly otherTotals: readonly HistoryAnswer['totals'][];
  /** Sports that the person has bet on. */
  readonly sports: readonly { readonly id: number; readonly name: string }[];
}

export function historyFromWire(wire: HistoryAnswer): HistoryPage {
  return {
    bets: wire.bets.map(betFromWire),
    total: wire.total,
    page: wire.page,
    pageSize: wire.pageSize,
    counts: wire.counts,
    totals: wire.totals,
    otherTotals: wire.otherTotals ?? [],
    sports: wire.sports ?? [],
  };
}
