import { FACTOR_UNIT, legFactor } from './legFactor.ts';
import { roundHalfUp } from './roundHalfUp.ts';
import { isOpenStatus, isVoidStatus, type SettlementStatusId } from './SettlementStatus.ts';

/** One selection of a placed coupon. */
export interface SettledLeg {
  /** Integer thousandths, as accepted. */
  readonly odds: number;
  readonly statusId: SettlementStatusId;
}

/** What became of a coupon. */
export interface CouponSettlement {
  /** -2 while it is open. */
  readonly statusId: SettlementStatusId;
  /** Minor units paid back, stake included; 0 while open. */
  readonly payoutMinor: number;
}

const OPEN: CouponSettlement = { statusId: -2, payoutMinor: 0 };

/**
 * Settles a single: stake × factor of the selection (see `legFactor`), rounded once, half up; the coupon takes the
 * status of its selection. Source: CPN-2.
 *
 * @param stakeMinor minor units of the currency
 */
export function settleSingle(stakeMinor: number, leg: SettledLeg): CouponSettlement {
  if (isOpenStatus(leg.statusId)) return OPEN;
  return { statusId: leg.statusId, payoutMinor: roundHalfUp(BigInt(stakeMinor) * legFactor(leg.odds, leg.statusId), FACTOR_UNIT) };
}

/**
 * Settles an accumulator: stake × product of the factors of its legs, exact, rounded once, half up. One lost leg loses it
 * at once, while others are still open. Source: CPN-3, CPN-4, CPN-5.
 *
 * @param stakeMinor minor units of the currency
 */
export function settleAccumulator(stakeMinor: number, legs: readonly SettledLeg[]): CouponSettlement {
  const statusId = accumulatorStatus(legs);
  if (isOpenStatus(statusId)) return OPEN;
  let numerator = BigInt(stakeMinor);
  let denominator = 1n;
  for (const leg of legs) {
    numerator *= legFactor(leg.odds, leg.statusId);
    denominator *= FACTOR_UNIT;
  }
  return { statusId, payoutMinor: roundHalfUp(numerator, denominator) };
}

/**
 * Status of a whole accumulator: 0 when a leg lost; -2 while a leg is open; 3 when the house returned every leg, 2 when
 * every leg was returned; the status of the only leg that was not returned; else by what it pays: more than the
 * stake 1, exactly the stake 2, less 5. Legs only settle by halves in handicap and total markets with quarter lines.
 */
export function accumulatorStatus(legs: readonly SettledLeg[]): SettlementStatusId {
  if (legs.some((leg) => leg.statusId === 0)) return 0;
  if (legs.length === 0 || legs.some((leg) => isOpenStatus(leg.statusId))) return -2;
  const counting = legs.filter((leg) => !isVoidStatus(leg.statusId));
  const [only] = counting;
  if (only === undefined) return legs.every((leg) => leg.statusId === 3) ? 3 : 2;
  if (counting.length === 1) return only.statusId;
  let numerator = 1n;
  let denominator = 1n;
  for (const leg of counting) {
    numerator *= legFactor(leg.odds, leg.statusId);
    denominator *= FACTOR_UNIT;
  }
  if (numerator === denominator) return 2;
  return numerator > denominator ? 1 : 5;
}
