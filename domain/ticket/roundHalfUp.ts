const largest = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The quotient of two non-negative whole numbers, rounded once, half up, to a whole number. What a `number` cannot hold
 * exactly is capped at 2^53 - 1; payout limits of any platform lie far below.
 */
export function roundHalfUp(numerator: bigint, denominator: bigint): number {
  const rounded = (2n * numerator + denominator) / (2n * denominator);
  return Number(rounded > largest ? largest : rounded);
}
