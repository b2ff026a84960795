const largest = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The quotient of two non-negative whole numbers, rounded once, half up, to a whole number. Values
 * that a `number` cannot hold exactly are capped at 2^53 - 1; payout limits of any platform are far
 * below.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  return roundDown(2n * numerator + denominator, 2n * denominator);
}

/** The same quotient, truncated, for values that must not be overstated. */
export function roundDown(numerator: bigint, denominator: bigint): number {
  const rounded = numerator / denominator;
  return Number(rounded > largest ? largest : rounded);
}
