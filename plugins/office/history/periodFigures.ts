import type { Money } from '#domain/money/Money.ts';
import type { HistoryPage } from './historyFromWire.ts';

/** All of them, in their order. */
export const figureKeys = ['bets', 'staked', 'open', 'settled', 'returned', 'result'] as const;

/** A figure of a period: the key of its label, and its value, in each currency of the bets. */
export type PeriodFigure =
  | { readonly key: 'bets'; readonly count: number }
  | {
      readonly key: 'staked' | 'open' | 'settled' | 'returned' | 'result';
      readonly sums: readonly Money[];
      /** What of it bonus accounts paid, where they did. */
      readonly bonusSums?: readonly Money[];
    };

/**
 * Figures that add up: what was staked is in play or settled, and the result is what was paid out
 * less what was staked on the settled part. Bets in other currencies are never added to them.
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
