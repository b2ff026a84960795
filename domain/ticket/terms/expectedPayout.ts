import { bonusPayout } from './bonusBet.ts';
import type { MoneyTerms } from './MoneyTerms.ts';
import { splitPayout } from './splitPayout.ts';

/**
 * Payout of a coupon when everything wins, by its terms: with the bonus of an accumulator and the
 * house's addition, less the kept part of a free bet and taxes. Minor units. Source: CPN-211,
 * CPN-217.
 *
 * @param grossMinor payout by stake and odds alone
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
