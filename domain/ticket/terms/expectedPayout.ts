import { bonusPayout } from './bonusBet.ts';
import type { MoneyTerms } from './MoneyTerms.ts';
import { splitPayout } from './splitPayout.ts';

/**
 * What a coupon pays when all of it wins, by its terms: with the bonus of an accumulator, the
 * house's addition, without what a free bet keeps back and without taxes. Minor units. Source:
 * CPN-211, CPN-217.
 *
 * @param grossMinor what stake and odds alone pay
 * @param odds integer thousandths of each selection
 */
export function expectedPayout(
  stakeMinor: number,
  grossMinor: number,
  odds: readonly number[],
  terms: MoneyTerms,
): number {
  const payoutMinor =
    (terms.isBonusBet === true ? bonusPayout(stakeMinor, odds) : undefined) ?? grossMinor;
  return splitPayout(stakeMinor, { settlement: 'won', payoutMinor }, terms).payoutMinor;
}
