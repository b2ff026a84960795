import type { Odds } from './Odds.ts';

// Apart from `toOdds` and its error, which the first screen does not need.

/** Whether whole thousandths are a price; 0 stands for none. */
export function isOdds(thousandths: number): thousandths is Odds {
  return Number.isSafeInteger(thousandths) && thousandths >= 1000;
}

/** Odds of the wire's decimal number; undefined for a number that is no price, such as 0. */
export function oddsOrUndefined(coef: number): Odds | undefined {
  const thousandths = Math.round(coef * 1000);
  return isOdds(thousandths) ? thousandths : undefined;
}
