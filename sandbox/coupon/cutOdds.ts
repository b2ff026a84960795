import type { CouponBet } from '#wire';
import type { Line } from '../line/Line.ts';
import { snapOdds } from '../world/pricing/priceLadder.ts';

/** Whose odds are cut, before the match and while it is played. */
export interface OddsCut {
  readonly isCCLine: boolean;
  readonly isCClive: boolean;
}

/** What is left of the profit of a person whose odds are cut. */
const keptShare = 0.9;

/** The outcome at the odds of the person: profit less a tenth, on the ladder of prices, never above the usual odds. */
function cutBet(bet: CouponBet, cut: OddsCut | undefined): CouponBet {
  if (cut === undefined || !(bet.isLive ? cut.isCClive : cut.isCCLine)) return bet;
  const odds = Math.round(bet.coef * 1000);
  const coef = Math.min(odds, snapOdds(1000 + (odds - 1000) * keptShare)) / 1000;
  return { ...bet, coef };
}

/** The line as a person is priced by it. */
export function lineOf(line: Line, cut: OddsCut | undefined): Pick<Line, 'couponBet' | 'fairChance'> {
  if (cut === undefined || !(cut.isCCLine || cut.isCClive)) return line;
  return {
    couponBet: (outcomeId, language) => {
      const bet = line.couponBet(outcomeId, language);
      return bet === undefined ? undefined : cutBet(bet, cut);
    },
    fairChance: (outcomeId) => line.fairChance(outcomeId),
  };
}
