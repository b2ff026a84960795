import { currencyExponent } from '../money/currencyExponent.ts';
import type { Money } from '../money/Money.ts';

/** Exchange rate: the price of one unit of a currency in another, in whole millionths. */
export interface Rate {
  readonly from: string;
  readonly to: string;
  readonly micro: number;
}

const millionths = 1_000_000n;

/**
 * Converts an amount to another currency, rounded once, half up to a whole minor unit (PAY-110).
 * Page and platform use it, so that the shown sum is the charged sum.
 */
export function chargedMinor(minor: number, { from, to, micro }: Rate): number {
  const top = BigInt(minor) * BigInt(micro) * 10n ** BigInt(currencyExponent(to));
  return halfUp(top, millionths * 10n ** BigInt(currencyExponent(from)));
}

/** The same proportion of another whole, half up: the refund of a part. */
export function partOf(whole: Money, minor: number, ofMinor: number): Money {
  return {
    currency: whole.currency,
    minor: halfUp(BigInt(whole.minor) * BigInt(minor), BigInt(ofMinor)),
  };
}

/** For non-negative amounts. */
function halfUp(top: bigint, bottom: bigint): number {
  return Number((2n * top + bottom) / (2n * bottom));
}
