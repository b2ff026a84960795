import type { CouponBet } from '#wire';
import type { Line } from '../../line/Line.ts';
import { snapOdds } from '../../../world/pricing/priceLadder.ts';

/** Whether the odds of the user are reduced, prematch and live. */
export interface OddsCut {
  readonly isCCLine: boolean;
  readonly isCClive: boolean;
}

/** Share of the profit that remains at reduced odds. */
const remainingShare = 0.9;

/**
 * Returns the outcome at the user's odds: the profit reduced by a tenth, rounded to the price
 * ladder, never above the regular odds.
 */
function cutBet(bet: CouponBet, cut: OddsCut | undefined): CouponBet {
  if (cut === undefined || !(bet.isLive ? cut.isCClive : cut.isCCLine)) return bet;
  const odds = Math.round(bet.coef * 1000);
  const coef = Math.min(odds, snapOdds(1000 + (odds - 1000) * remainingShare)) / 1000;
  return { ...bet, coef };
}

/** Returns the line at the user's odds. */
export function lineOf(
  line: Line,
  cut: OddsCut | undefined,
): Pick<Line, 'couponBet' | 'fairChance'> {
  if (cut === undefined || !(cut.isCCLine || cut.isCClive)) return line;
  return {
    couponBet: (outcomeId, language) => {
      const bet = line.couponBet(outcomeId, language);
      return bet === undefined ? undefined : cutBet(bet, cut);
    },
    fairChance: (outcomeId) => line.fairChance(outcomeId),
  };
}
