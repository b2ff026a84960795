import { currencyExponent } from '../money/currencyExponent.ts';
import type { Money } from '../money/Money.ts';

/** What one unit of a currency costs in another, as a whole number of millionths. */
export interface Rate {
  readonly from: string;
  readonly to: string;
  readonly micro: number;
}

const millionths = 1_000_000n;

/**
 * An amount of one currency in another, half up to a whole minor unit, rounded once (PAY-110). Page
 * and platform count by it, so that the sum that was read is the sum that is charged.
 */
export function chargedMinor(minor: number, { from, to, micro }: Rate): number {
  const top = BigInt(minor) * BigInt(micro) * 10n ** BigInt(currencyExponent(to));
  return halfUp(top, millionths * 10n ** BigInt(currencyExponent(from)));
}

/** The same part of a whole as of another whole, half up: what a refund gives back. */
export function partOf(whole: Money, minor: number, ofMinor: number): Money {
  return {
    currency: whole.currency,
    minor: halfUp(BigInt(whole.minor) * BigInt(minor), BigInt(ofMinor)),
  };
}

/** Of amounts that are not below zero. */
function halfUp(top: bigint, bottom: bigint): number {
  return Number((2n * top + bottom) / (2n * bottom));
}
