import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { BonusWager } from '../money/MoneyApi.ts';

interface Composed {
  readonly type: CouponType;
  /** Of selections. */
  readonly count: number;
  /** Thousandths, all selections multiplied. */
  readonly totalOdds: number;
}

/** Whether a bet counts for what a bonus asks for; other kinds have no total odds to look at. */
export function countsForWager(
  { leastSelections, leastOdds = 0 }: Pick<BonusWager, 'leastSelections' | 'leastOdds'>,
  { type, count, totalOdds }: Composed,
): boolean {
  if (leastSelections !== undefined && (type !== 'accumulator' || count < leastSelections))
    return false;
  return (type !== 'accumulator' && type !== 'single') || totalOdds >= leastOdds;
}
