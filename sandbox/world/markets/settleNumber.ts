import type { SettlementId } from '../World.ts';

export const LOST = 0;
export const WON = 1;
const RETURNED = 2;
export const HALF_WON = 4;
export const HALF_LOST = 5;

export function wonIf(isWon: boolean): SettlementId {
  return isWon ? WON : LOST;
}

/** A bet that needs `advantage` above 0. Exactly 0 is returned; quarter lines split the stake over the two neighbours. */
export function settleAdvantage(advantage: number): SettlementId {
  if (advantage >= 0.5) return WON;
  if (advantage <= -0.5) return LOST;
  if (advantage === 0) return RETURNED;
  return advantage > 0 ? HALF_WON : HALF_LOST;
}
