import type { Money } from '#domain/money/Money.ts';
import { shareOfOffer } from './shareOfOffer.ts';

/** What the platform gives at the moment for what is left of an open bet. */
export type CashOutOffer =
  | {
      readonly kind: 'open';
      readonly betId: number;
      readonly value: Money;
      /** What is left of the stake. */
      readonly stake: Money;
      /** The least part that may be cashed out, and that may stay; undefined for whole only. */
      readonly leastStakeMinor: number | undefined;
      /** The value leaves out the bonus that the bet has. */
      readonly isWithoutBonus?: boolean;
    }
  | { readonly kind: 'suspended'; readonly betId: number }
  /** Never, with the reason; or no longer. */
  | { readonly kind: 'none'; readonly betId: number; readonly reason?: NoCashOutReason };

/**
 * Why an open bet is never cashed out, or no longer. `kind`: it has no value of its own; `decided`:
 * it has won already, and waits for what it pays.
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
 * Whether this part of the stake may be cashed out: all of it always, less only where what goes and
 * what stays are both at least the least stake. Source: CPN-243.
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

/** The part of the stake at a share in per cent: the nearest one that may be cashed out. */
export function partOfShare(percent: number, { stake, leastStakeMinor }: OpenCashOut): number {
  if (percent >= 100 || leastStakeMinor === undefined) return stake.minor;
  return Math.min(
    Math.max(Math.round((stake.minor * percent) / 100), leastStakeMinor),
    stake.minor - leastStakeMinor,
  );
}

/** What the part brings now, in minor units. */
export function partValue(partMinor: number, { value, stake }: OpenCashOut): number {
  return shareOfOffer(value.minor, Math.min(partMinor, stake.minor), stake.minor);
}
