import type { Money } from '#domain/money/Money.ts';
import type { HistoryPage } from './historyFromWire.ts';

/** A figure of a period: the key of its label, and its value. */
export type PeriodFigure =
  | { readonly key: 'bets'; readonly count: number }
  | {
      readonly key: 'staked' | 'open' | 'settled' | 'returned' | 'result';
      readonly money: Money;
    };

/**
 * Figures that add up: what was staked is in play or settled, and the result is what was paid out
 * less what was staked on the settled part.
 */
export function periodFigures({
  total,
  totals: { staked, open, returned, net },
}: Pick<HistoryPage, 'total' | 'totals'>): readonly PeriodFigure[] {
  return [
    { key: 'bets', count: total },
    { key: 'staked', money: staked },
    { key: 'open', money: open },
    { key: 'settled', money: { ...staked, minor: staked.minor - open.minor } },
    { key: 'returned', money: returned },
    { key: 'result', money: net },
  ];
}
