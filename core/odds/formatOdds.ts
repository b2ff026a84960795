import { nearestFraction } from './nearestFraction.ts';
import type { Odds } from './Odds.ts';
import { oddsStep } from './oddsLadder.ts';

/** Ids of the specification (coefViewId) that exist now: decimal, fractional, American. */
export type OddsFormat = 0 | 1 | 2;

function toFixedText(thousandths: number, places: number): string {
  const whole = Math.trunc(thousandths / 1000);
  return places === 0 ? String(whole) : `${whole}.${String(thousandths % 1000).padStart(3, '0').slice(0, places)}`;
}

/** Places of the ladder; more only for a price beside the ladder, because a price is never rounded. */
function decimalPlaces(odds: Odds): number {
  const places = { 10: 2, 100: 1, 1000: 0 }[oddsStep(odds)];
  if (odds % 10 !== 0) return 3;
  if (odds % 100 !== 0) return 2;
  return odds % 1000 !== 0 ? Math.max(places, 1) : places;
}

function toAmerican(odds: Odds): string {
  const profit = odds - 1000;
  if (profit >= 1000) return `+${Math.floor((profit + 5) / 10)}`;
  return `\u2212${Math.floor((200_000 + profit) / (2 * profit))}`;
}

/**
 * A price as the person likes to read it. Decimal is exact; fractional and American are the trade's own roundings.
 * 1.00 (nothing to win) has no fraction and no American price and stays decimal.
 */
export function formatOdds(odds: Odds, format: OddsFormat): string {
  if (format === 0 || odds <= 1000) return toFixedText(odds, decimalPlaces(odds));
  return format === 1 ? nearestFraction(odds - 1000).join('/') : toAmerican(odds);
}

/** Total odds of a coupon: always three places when decimal, because a product is no price of the ladder. */
export function formatTotalOdds(odds: Odds, format: OddsFormat = 0): string {
  return format === 0 || odds <= 1000 ? toFixedText(odds, 3) : formatOdds(odds, format);
}
