import { selectionFactor, factorUnit } from '../payout/selectionFactor.ts';
import type { ExactAmount } from '../payout/ExactAmount.ts';
import { roundHalfUp } from '../roundHalfUp.ts';
import {
  accumulatorSettlement,
  settleTicket,
  type TicketSettlement,
} from '../payout/settleTicket.ts';
import type { TicketSelection } from '../Ticket.ts';
import { isOpenSettlement, isVoidSettlement } from '../Settlement.ts';

/** Wire number of the kind of outcome that excludes a coupon from the bonus. */
export const bonusBarredKindId = 7;
/** Minimum odds of each selection and of the whole, integer thousandths. */
export const leastBonusOdds = 1100;
const leastTotalOdds = 1010;
const leastBonusSelections = 3;
/** Number of selections from which the bonus no longer grows. */
export const mostBonusSelections = 10;

/** A selection, reduced to the inputs of the bonus. */
export interface BonusSelection {
  /** Integer thousandths. */
  readonly odds: number;
  /** Whether its kind of outcome is excluded from the bonus. */
  readonly isBonusBarred: boolean;
}

/** The first obstacle to the bonus of an accumulator. */
export type BonusObstacle =
  | { readonly kind: 'barred'; readonly index: number }
  | { readonly kind: 'low-odds'; readonly index: number }
  /** Number of missing selections. */
  | { readonly kind: 'too-few'; readonly missing: number };

/**
 * Multiplier of total odds by a bonus bet, in thousandths: 1 + n/100 for n selections up to 9, 1.1
 * above. Source: CPN-210; specification 2, section 5.
 */
export function bonusMultiplier(selectionCount: number): number {
  return selectionCount >= mostBonusSelections ? 1100 : 1000 + 10 * selectionCount;
}

/**
 * Increase of the odds by the bonus for this number of selections, in per cent. Source: CPN-210.
 */
export function bonusPercent(selectionCount: number): number {
  return (bonusMultiplier(selectionCount) - 1000) / 10;
}

/** Why an accumulator's selections get no bonus; undefined if they do. Source: CPN-210. */
export function findBonusObstacle(
  selections: readonly BonusSelection[],
): BonusObstacle | undefined {
  const barred = selections.findIndex((selection) => selection.isBonusBarred);
  if (barred >= 0) return { kind: 'barred', index: barred };
  const low = selections.findIndex((selection) => selection.odds < leastBonusOdds);
  if (low >= 0) return { kind: 'low-odds', index: low };
  return selections.length < leastBonusSelections
    ? { kind: 'too-few', missing: leastBonusSelections - selections.length }
    : undefined;
}

/**
 * Combined factor of the selections with the bonus: the exact product × multiplier. Only the payout
 * is rounded. Undefined if the total without the bonus is below 1.01. Source: CPN-211.
 *
 * @param factors factor of each selection, in units of `factorUnit`
 */
export function bonusFactor(factors: readonly bigint[]): ExactAmount | undefined {
  const numerator = factors.reduce((product, factor) => product * factor, 1n);
  const denominator = factorUnit ** BigInt(factors.length);
  return numerator * 1000n < BigInt(leastTotalOdds) * denominator
    ? undefined
    : {
        numerator: numerator * BigInt(bonusMultiplier(factors.length)),
        denominator: denominator * 1000n,
      };
}

/**
 * Stake × all odds × bonus, rounded once, half up to minor units; undefined without a bonus.
 *
 * @param odds integer thousandths of each selection
 */
export function bonusPayout(stakeMinor: number, odds: readonly number[]): number | undefined {
  return paid(
    stakeMinor,
    bonusFactor(odds.map((each) => selectionFactor({ odds: each, settlement: 'won' }))),
  );
}

/**
 * The bonus in that payout: its per cent of stake × all odds, exact and rounded by itself. The
 * difference of two rounded payouts can be off by a minor unit, and then is not the stated per
 * cent. Undefined without a bonus. Source: CPN-833.
 *
 * @param odds integer thousandths of each selection
 */
export function bonusAmount(stakeMinor: number, odds: readonly number[]): number | undefined {
  const factor = bonusFactor(
    odds.map((each) => selectionFactor({ odds: each, settlement: 'won' })),
  );
  const multiplier = BigInt(bonusMultiplier(odds.length));
  return factor === undefined
    ? undefined
    : roundHalfUp(
        BigInt(stakeMinor) * factor.numerator * (multiplier - 1000n),
        factor.denominator * multiplier,
      );
}

function paid(stakeMinor: number, factor: ExactAmount | undefined): number | undefined {
  return factor === undefined
    ? undefined
    : roundHalfUp(BigInt(stakeMinor) * factor.numerator, factor.denominator);
}

/**
 * Settles an accumulator with a bonus bet: the rule is applied again to the result of each
 * selection. Void selections do not count; of the others there must be at least 3, each worth at
 * least 1.10, the whole at least 1.01. Otherwise it is settled as if there were no bonus. Source:
 * CPN-212.
 */
export function settleBonusBet(
  stakeMinor: number,
  selections: readonly TicketSelection[],
): TicketSettlement {
  const plain = settleTicket({ type: 'accumulator', stakeMinor, selections });
  if (isOpenSettlement(accumulatorSettlement(selections)) || plain.settlement === 'lost')
    return plain;
  const factors = selections
    .filter((selection) => !isVoidSettlement(selection.settlement))
    .map((selection) => selectionFactor(selection));
  const leastFactor = selectionFactor({ odds: leastBonusOdds, settlement: 'won' });
  const isKept =
    factors.length >= leastBonusSelections && factors.every((factor) => factor >= leastFactor);
  const payoutMinor = isKept ? paid(stakeMinor, bonusFactor(factors)) : undefined;
  return payoutMinor === undefined ? plain : { ...plain, payoutMinor };
}
