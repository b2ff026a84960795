import type { HistoryAnswer } from '#wire';
import type { Bet } from '#domain/bets/Bet.ts';
import { betFromWire } from '#domain/bets/betFromWire.ts';
import type { HistoryState } from './HistoryFilter.ts';

/** One page of the history with the figures of the whole selection. */
export interface HistoryPage {
  readonly bets: readonly Bet[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  readonly counts: Readonly<Record<HistoryState, number>>;
  /** Of the bets in the currency of the active account. */
  readonly totals: HistoryAnswer['totals'];
  /** Of those in each other currency. */
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
