import { roundHalfUp } from './roundHalfUp.ts';

function product(odds: readonly number[]): { readonly numerator: bigint; readonly denominator: bigint } {
  let numerator = 1n;
  let denominator = 1n;
  for (const thousandths of odds) {
    numerator *= BigInt(thousandths);
    denominator *= 1000n;
  }
  return { numerator, denominator };
}

/**
 * What a single (one selection) or an accumulator (more) pays when all of it wins, stake included:
 * stake × o1 × o2 × …, exact, rounded once, half up. Source: CPN-1; specification 2, section 5.
 *
 * @param stakeMinor minor units of the currency, a whole number from 0
 * @param odds integer thousandths of each selection
 * @returns minor units; 0 without selections
 */
export function potentialPayout(stakeMinor: number, odds: readonly number[]): number {
  if (odds.length === 0) return 0;
  const { numerator, denominator } = product(odds);
  return roundHalfUp(BigInt(stakeMinor) * numerator, denominator);
}

/**
 * Total odds of an accumulator for display: the exact product, rounded half up to thousandths. Never multiply a stake
 * by it: `potentialPayout` rounds only once.
 *
 * @param odds integer thousandths of each selection
 * @returns integer thousandths; 1000 without selections
 */
export function accumulatorOdds(odds: readonly number[]): number {
  const { numerator, denominator } = product(odds);
  return roundHalfUp(numerator * 1000n, denominator);
}
