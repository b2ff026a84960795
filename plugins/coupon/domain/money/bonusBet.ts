import { legFactor, factorUnit } from '../legFactor.ts';
import { roundHalfUp } from '../roundHalfUp.ts';
import { accumulatorStatus, settleTicket, type TicketSettlement } from '../settleTicket.ts';
import type { TicketSelection } from '../Ticket.ts';
import { isOpenStatus, isVoidStatus } from '../SettlementStatus.ts';

/** Kind of outcome that keeps a coupon from the bonus (wire: `kind`). */
const barredKind = 7;
/** The least odds of each selection and of the whole, integer thousandths. */
export const leastBonusOdds = 1100;
const leastTotalOdds = 1010;
const leastBonusLegs = 3;
/** From this number of selections on the bonus grows no more. */
export const mostBonusLegs = 10;

/** A selection as the bonus bet sees it. */
export interface BonusLeg {
  /** Integer thousandths. */
  readonly odds: number;
  /** As the platform names it; 7 is barred. */
  readonly kindId: number;
}

/** What keeps an accumulator from the bonus; the first that holds. */
export type BonusObstacle =
  | { readonly kind: 'barred'; readonly index: number }
  | { readonly kind: 'low-odds'; readonly index: number }
  /** So many selections are missing. */
  | { readonly kind: 'too-few'; readonly missing: number };

/**
 * What a bonus bet multiplies total odds by, in thousandths: 1 + n/100 for n selections up to 9, 1.1 above.
 * Source: CPN-210; specification 2, section 5.
 */
export function bonusMultiplier(legCount: number): number {
  return legCount >= mostBonusLegs ? 1100 : 1000 + 10 * legCount;
}

/** Why the selections of an accumulator get no bonus; undefined when they do. Source: CPN-210. */
export function findBonusObstacle(legs: readonly BonusLeg[]): BonusObstacle | undefined {
  const barred = legs.findIndex((leg) => leg.kindId === barredKind);
  if (barred >= 0) return { kind: 'barred', index: barred };
  const low = legs.findIndex((leg) => leg.odds < leastBonusOdds);
  if (low >= 0) return { kind: 'low-odds', index: low };
  return legs.length < leastBonusLegs ? { kind: 'too-few', missing: leastBonusLegs - legs.length } : undefined;
}

/**
 * Total odds with the bonus, integer thousandths: the exact product × multiplier, rounded half up to three decimals. The
 * only odds that are rounded before they meet a stake. Undefined where the total is below 1.01. Source: CPN-211.
 *
 * @param odds integer thousandths of each selection
 */
export function bonusOdds(odds: readonly number[]): number | undefined {
  return adjust(
    odds.map((each) => 2n * BigInt(each)),
    odds.length,
  );
}

/** @param factors what each leg multiplies by, in two-thousandths */
function adjust(factors: readonly bigint[], count: number): number | undefined {
  const numerator = factors.reduce((product, factor) => product * factor, 1n);
  const denominator = factorUnit ** BigInt(factors.length);
  if (numerator * 1000n < BigInt(leastTotalOdds) * denominator) return undefined;
  return roundHalfUp(numerator * BigInt(bonusMultiplier(count)), denominator);
}

/** Stake × odds with the bonus, rounded half up to minor units; undefined where there is no bonus. */
export function bonusPayout(stakeMinor: number, odds: readonly number[]): number | undefined {
  const adjusted = bonusOdds(odds);
  return adjusted === undefined ? undefined : roundHalfUp(BigInt(stakeMinor) * BigInt(adjusted), 1000n);
}

/**
 * Settles an accumulator with a bonus bet: the rule is asked again of what each leg came to. Returned legs are out; of
 * the others there must be at least 3, each worth at least 1.10, the whole at least 1.01. Otherwise it is settled as if
 * there were no bonus. Source: CPN-212.
 */
export function settleBonusBet(stakeMinor: number, legs: readonly TicketSelection[]): TicketSettlement {
  const plain = settleTicket({ type: 'accumulator', stakeMinor, selections: legs });
  if (isOpenStatus(accumulatorStatus(legs)) || plain.statusId === 0) return plain;
  const factors = legs.filter((leg) => !isVoidStatus(leg.statusId)).map((leg) => legFactor(leg.odds, leg.statusId));
  const isKept = factors.length >= leastBonusLegs && factors.every((factor) => factor >= 2n * BigInt(leastBonusOdds));
  const adjusted = isKept ? adjust(factors, factors.length) : undefined;
  return adjusted === undefined ? plain : { ...plain, payoutMinor: roundHalfUp(BigInt(stakeMinor) * BigInt(adjusted), 1000n) };
}
