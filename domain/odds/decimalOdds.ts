import type { Odds } from './Odds.ts';
import { oddsStep } from './oddsLadder.ts';

/** Thousandths with so many places, cut and not rounded. */
export function toFixedText(thousandths: number, places: number): string {
  const whole = Math.trunc(thousandths / 1000);
  return places === 0
    ? String(whole)
    : `${whole}.${String(thousandths % 1000)
        .padStart(3, '0')
        .slice(0, places)}`;
}

/** Places of the ladder; more only for a price beside the ladder, because a price is never rounded. */
export function decimalPlaces(odds: Odds): number {
  const places = { 10: 2, 100: 1, 1000: 0 }[oddsStep(odds)];
  if (odds % 10 !== 0) return 3;
  if (odds % 100 !== 0) return 2;
  return odds % 1000 !== 0 ? Math.max(places, 1) : places;
}

/** A price in decimal, exact, whatever the person's format: for where the trade writes decimal. Everywhere else `preferences.oddsWriter`. */
export function decimalOdds(odds: Odds): string {
  return toFixedText(odds, decimalPlaces(odds));
}

/** Total odds of a coupon: always three places, because a product is no price of the ladder. */
export function decimalTotalOdds(odds: Odds): string {
  return toFixedText(odds, 3);
}
