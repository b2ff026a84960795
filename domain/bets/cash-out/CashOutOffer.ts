import type { Money } from '#domain/money/Money.ts';
import { shareOfOffer } from './shareOfOffer.ts';

/** The platform's current offer for the remaining stake of an open bet. */
export type CashOutOffer =
  | {
      readonly kind: 'open';
      readonly betId: number;
      readonly value: Money;
      /** Remaining stake. */
      readonly stake: Money;
      /**
       * Minimum of a part to cash out, and of the rest; undefined if only the whole can be cashed
       * out.
       */
      readonly leastStakeMinor: number | undefined;
      /** Whether the value leaves out the bonus of the bet. */
      readonly isWithoutBonus?: boolean;
    }
  | { readonly kind: 'suspended'; readonly betId: number }
  /** No offer, for the given reason, or no longer. */
  | { readonly kind: 'none'; readonly betId: number; readonly reason?: NoCashOutReason };

/**
 * Why an open bet has no cash-out offer. `kind`: its kind of bet has none; `decided`: it is won
 * already and waits for its payout.
 */
export type NoCashOutReason = 'promo' | 'advance' | 'bonusAccount' | 'kind' | 'decided';

export type OpenCashOut = Extract<CashOutOffer, { kind: 'open' }>;

/** Why a part of the stake cannot be cashed out, with the amount that can. */
export type PartProblem =
  | { readonly kind: 'malformed' }
  | {
      readonly kind: 'below-least' | 'leaves-too-little' | 'above-stake';
      readonly limitMinor: number;
    };

/**
 * Fault of a part to cash out: the whole is always allowed, less only if both the part and the rest
 * are at least the least stake. Source: CPN-243.
 */
export function partProblem(
  partMinor: number,
  { stake, leastStakeMinor }: OpenCashOut,
): PartProblem | undefined {
  if (partMinor === stake.minor) return undefined;
  if (partMinor > stake.minor || leastStakeMinor === undefined)
    return { kind: 'above-stake', limitMinor: stake.minor };
  if (partMinor < leastStakeMinor) return { kind: 'below-least', limitMinor: leastStakeMinor };
  return stake.minor - partMinor < leastStakeMinor
    ? { kind: 'leaves-too-little', limitMinor: stake.minor - leastStakeMinor }
    : undefined;
}

/** The allowed part of the stake nearest to a percentage. */
export function partOfShare(percent: number, { stake, leastStakeMinor }: OpenCashOut): number {
  if (percent >= 100 || leastStakeMinor === undefined) return stake.minor;
  return Math.min(
    Math.max(Math.round((stake.minor * percent) / 100), leastStakeMinor),
    stake.minor - leastStakeMinor,
  );
}

/** Current value of the part, in minor units. */
export function partValue(partMinor: number, { value, stake }: OpenCashOut): number {
  return shareOfOffer(value.minor, Math.min(partMinor, stake.minor), stake.minor);
}
