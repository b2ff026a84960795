import type { CouponBet } from '#wire';
import type { HyperBonus, TaxRates } from '../../../plugins/coupon/domain/money/MoneyTerms.ts';
import { stakeLimits } from '../stakeLimits.ts';

/** What the operator decides and the control API may change. */
export interface HouseRules {
  /** Undefined where no tax is taken. */
  taxes: TaxRates | undefined;
  /** How long a trader takes at most. */
  vipDelayMs: number;
}

export const usualHouseRules: Readonly<HouseRules> = { taxes: undefined, vipDelayMs: 20_000 };

const leastHyperSelections = 5;
const mostHyperPercent = 15;
const leastHyperOdds = 1.3;
/** In least stakes: EUR 5.00 and 200.00, and amounts of like value. */
const hyperStakes = { least: 10, most: 400 } as const;

/** The addition to wins of accumulators and systems of 5 or more selections at 1.30 or above: a per cent each, up to 15. */
export function hyperBonusFor(typeId: number, bets: readonly Pick<CouponBet, 'coef' | 'isLive'>[], currency: string): HyperBonus | undefined {
  if (typeId !== 1 && typeId !== 2) return undefined;
  if (bets.length < leastHyperSelections || bets.some(({ coef }) => coef < leastHyperOdds)) return undefined;
  const { minMinor } = stakeLimits(bets, 2, currency);
  return { percent: Math.min(mostHyperPercent, bets.length), minStakeMinor: minMinor * hyperStakes.least, maxMinor: minMinor * hyperStakes.most };
}
