import type { Settlement } from '#domain/ticket/Settlement.ts';

export function wonIf(isWon: boolean): Settlement {
  return isWon ? 'won' : 'lost';
}

/**
 * Settles a bet that needs `advantage` above 0. Exactly 0 is void; quarter lines split the stake
 * over the two neighbours.
 */
export function settleAdvantage(advantage: number): Settlement {
  if (advantage >= 0.5) return 'won';
  if (advantage <= -0.5) return 'lost';
  if (advantage === 0) return 'void';
  return advantage > 0 ? 'halfWonHalfVoid' : 'halfLostHalfVoid';
}
