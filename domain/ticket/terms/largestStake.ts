import type { MoneyTerms } from './MoneyTerms.ts';
import { splitStake } from './splitStake.ts';

/** The largest stake (minor units) that a balance covers with free bet, advance, tax. CPN-218. */
export function largestStake(balanceMinor: number, terms: MoneyTerms): number {
  const houseMinor = terms.promo?.kind === 'free-bet' ? terms.promo.valueMinor : 0;
  const coveredMinor = balanceMinor + (terms.advanceMinor ?? 0);
  let stakeMinor =
    houseMinor + Math.floor((coveredMinor * 1000) / (1000 + (terms.taxes?.stakePermille ?? 0))) + 1;
  // The tax is rounded half up, which can leave or require one more unit.
  while (stakeMinor > 0 && splitStake(stakeMinor, terms).dueMinor > balanceMinor) stakeMinor -= 1;
  return stakeMinor;
}
