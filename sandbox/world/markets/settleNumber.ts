import type { SettlementId } from '#domain/ticket/Settlement.ts';

export const lostCode = 0;
export const wonCode = 1;
const returned = 2;
export const halfWon = 4;
export const halfLost = 5;

export function wonIf(isWon: boolean): SettlementId {
  return isWon ? wonCode : lostCode;
}

/**
 * Settles a bet that needs `advantage` above 0. Exactly 0 is returned; quarter lines split the
 * stake over the two neighbours.
 */
export function settleAdvantage(advantage: number): SettlementId {
  if (advantage >= 0.5) return wonCode;
  if (advantage <= -0.5) return lostCode;
  if (advantage === 0) return returned;
  return advantage > 0 ? halfWon : halfLost;
}
