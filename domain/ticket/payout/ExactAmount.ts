import { roundHalfUp } from '../roundHalfUp.ts';

/** Minor units as an exact fraction, not reduced; rounded only at payment. */
export interface ExactAmount {
  readonly numerator: bigint;
  /** Above zero. */
  readonly denominator: bigint;
}

export const nothing: ExactAmount = { numerator: 0n, denominator: 1n };

/** Comparison for sort: negative, zero or positive. */
export function compareExact(first: ExactAmount, second: ExactAmount): number {
  const difference = first.numerator * second.denominator - second.numerator * first.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The only rounding of an amount: half up to minor units. */
export function roundExact({ numerator, denominator }: ExactAmount): number {
  return roundHalfUp(numerator, denominator);
}
