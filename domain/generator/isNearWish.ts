import type { BetCandidate, BetWish } from './BetWish.ts';

/** BET-166: whether the exact return, rounded half up once, is within 5 % of the wish. */
export function isNearWish(
  selections: readonly BetCandidate[],
  { stakeMinor, wishMinor }: BetWish,
): boolean {
  let numerator = BigInt(stakeMinor);
  let denominator = 1n;
  for (const { odds } of selections) {
    numerator *= BigInt(odds);
    denominator *= 1000n;
  }
  const payout = (2n * numerator + denominator) / (2n * denominator);
  const wish = BigInt(wishMinor);
  const distance = payout > wish ? payout - wish : wish - payout;
  return 20n * distance <= wish;
}
