import { roundHalfUp } from '../roundHalfUp.ts';
import type { MoneyTerms } from './MoneyTerms.ts';

/** Payers of a stake; minor units. Own and house part add up exactly to the stake. */
export interface StakeSplit {
  /** The person's part of the stake, advanced or not. */
  readonly ownMinor: number;
  /** The part that a free bet pays. */
  readonly houseMinor: number;
  /** In addition to the own part. */
  readonly taxMinor: number;
  readonly advanceMinor: number;
  /** Debit of the account now: own part and tax without the advance. */
  readonly dueMinor: number;
}

/**
 * Splits a stake: a free bet pays up to its value; the tax is on the own part, rounded half up, in
 * addition to it; an advance pays of the own part as much as was requested, never more. Source:
 * CPN-215, CPN-222, CPN-224.
 *
 * @param stakeMinor minor units
 */
export function splitStake(
  stakeMinor: number,
  { promo, taxes, advanceMinor = 0 }: MoneyTerms,
): StakeSplit {
  const houseMinor = promo?.kind === 'free-bet' ? Math.min(stakeMinor, promo.valueMinor) : 0;
  const ownMinor = stakeMinor - houseMinor;
  const taxMinor =
    taxes === undefined ? 0 : roundHalfUp(BigInt(ownMinor) * BigInt(taxes.stakePermille), 1000n);
  const advanced = Math.min(advanceMinor, ownMinor);
  return {
    ownMinor,
    houseMinor,
    taxMinor,
    advanceMinor: advanced,
    dueMinor: ownMinor + taxMinor - advanced,
  };
}
