import type { Odds } from '#core';
import type { Settlement } from './Bet.ts';

/** Places behind the point that a factor may need: half of an odds of three places. */
export const factorScale = 10_000;

/**
 * By what a settled selection multiplies the stake, in ten-thousandths; undefined while it is open. Won is its odds,
 * void counts 1, half won (odds + 1) / 2, half lost ½, half lost and half won odds / 2.
 */
export function settlementFactor(settlement: Settlement, odds: Odds): number | undefined {
  const won = odds * (factorScale / 1000);
  switch (settlement) {
    case 'unsettled':
    case 'notStarted':
      return undefined;
    case 'lost':
      return 0;
    case 'won':
      return won;
    case 'void':
    case 'forcedVoid':
      return factorScale;
    case 'halfWonHalfVoid':
      return (won + factorScale) / 2;
    case 'halfLostHalfVoid':
      return factorScale / 2;
    case 'halfLostHalfWon':
      return won / 2;
  }
}

/** A factor as text: at least two places, no more than it needs. */
export function factorText(factor: number): string {
  const digits = String(factor).padStart(5, '0');
  const whole = digits.slice(0, -4);
  const places = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${whole}.${places}`;
}
