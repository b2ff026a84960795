import type { CouponBet } from '#wire';
import type { HyperBonus, TaxRates } from '#domain/ticket/terms/MoneyTerms.ts';
import { stakeLimits } from '../pricing/stakeLimits.ts';

/** Rules of the operator that the control API can change. */
export interface HouseRules {
  /** Undefined if there are no taxes. */
  taxes: TaxRates | undefined;
  /** Maximum time of a trader's answer. */
  vipDelayMs: number;
}

export const defaultHouseRules: Readonly<HouseRules> = { taxes: undefined, vipDelayMs: 20_000 };

const minHyperSelections = 5;
const maxHyperPercent = 15;
const minHyperOdds = 1.3;
/** In minimum stakes: EUR 5.00 and 200.00, or similar amounts. */
const hyperStakes = { least: 10, most: 400 } as const;

/**
 * Returns the hyper bonus: one per cent per selection from 5 selections at 1.30 or above, at most
 * 15.
 */
export function hyperBonusFor(
  typeId: number,
  bets: readonly Pick<CouponBet, 'coef' | 'isLive'>[],
  currency: string,
): HyperBonus | undefined {
  if (typeId !== 1 && typeId !== 2) return undefined;
  if (bets.length < minHyperSelections || bets.some(({ coef }) => coef < minHyperOdds))
    return undefined;
  const { minMinor } = stakeLimits(bets, 2, currency);
  return {
    percent: Math.min(maxHyperPercent, bets.length),
    minStakeMinor: minMinor * hyperStakes.least,
    maxMinor: minMinor * hyperStakes.most,
  };
}
