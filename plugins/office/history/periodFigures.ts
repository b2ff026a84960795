import type { Money } from '#domain/money/Money.ts';
import type { HistoryPage } from './historyFromWire.ts';

/** All figures in order. */
export const figureKeys = ['bets', 'staked', 'open', 'settled', 'returned', 'result'] as const;

/** Figure of a period: key of the label, and value in each currency of the bets. */
export type PeriodFigure =
  | { readonly key: 'bets'; readonly count: number }
  | {
      readonly key: 'staked' | 'open' | 'settled' | 'returned' | 'result';
      readonly sums: readonly Money[];
      /** Part paid by bonus accounts, if any. */
      readonly bonusSums?: readonly Money[];
    };

/**
 * Figures that add up: staked is in play plus settled, and the result is paid out minus settled
 * stakes. Currencies are never added.
 */
export function periodFigures({
  total,
  totals,
  otherTotals,
}: Pick<HistoryPage, 'total' | 'totals' | 'otherTotals'>): readonly PeriodFigure[] {
  const isOwnShown = totals.staked.minor > 0 || otherTotals.length === 0;
  const all = isOwnShown ? [totals, ...otherTotals] : otherTotals;
  return [
    { key: 'bets', count: total },
    {
      key: 'staked',
      sums: all.map(({ staked }) => staked),
      bonusSums: all.flatMap(({ bonusStaked }) => bonusStaked ?? []),
    },
    { key: 'open', sums: all.map(({ open }) => open) },
    {
      key: 'settled',
      sums: all.map(({ staked, open }) => ({ ...staked, minor: staked.minor - open.minor })),
    },
    { key: 'returned', sums: all.map(({ returned }) => returned) },
    { key: 'result', sums: all.map(({ net }) => net) },
  ];
}
