import type { CouponType } from '#domain/ticket/CouponType.ts';
import type { BonusWager } from '../money/MoneyApi.ts';

interface Composed {
  readonly type: CouponType;
  /** Number of selections. */
  readonly count: number;
  /** Thousandths, all selections multiplied. */
  readonly totalOdds: number;
}

/**
 * Whether a bet counts towards the wagering of a bonus; the least odds hold for singles and
 * accumulators.
 */
export function countsForWager(
  { leastSelections, leastOdds = 0 }: Pick<BonusWager, 'leastSelections' | 'leastOdds'>,
  { type, count, totalOdds }: Composed,
): boolean {
  if (leastSelections !== undefined && (type !== 'accumulator' || count < leastSelections))
    return false;
  return (type !== 'accumulator' && type !== 'single') || totalOdds >= leastOdds;
}
