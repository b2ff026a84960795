import type { Odds } from './Odds.ts';

/** Thousandths as text with this number of places, truncated. */
export function toFixedText(thousandths: number, places: number): string {
  const whole = Math.trunc(thousandths / 1000);
  return places === 0
    ? String(whole)
    : `${whole}.${String(thousandths % 1000)
        .padStart(3, '0')
        .slice(0, places)}`;
}

/** 2 places below 20, 1 below 100, then none; more if needed, because odds are never rounded. */
export function decimalPlaces(odds: Odds): number {
  const places = odds < 20_000 ? 2 : odds < 100_000 ? 1 : 0;
  if (odds % 10 !== 0) return 3;
  if (odds % 100 !== 0) return 2;
  return odds % 1000 !== 0 ? Math.max(places, 1) : places;
}

/** Exact decimal odds, for contexts that are always decimal; elsewhere use `oddsWriterFor`. */
export function decimalOdds(odds: Odds): string {
  return toFixedText(odds, decimalPlaces(odds));
}

/** Total odds of a coupon: always three places, because a product is not on the price ladder. */
export function decimalTotalOdds(odds: Odds): string {
  return toFixedText(odds, 3);
}
