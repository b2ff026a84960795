import { isOdds, oddsOrUndefined, type Odds } from './Odds.ts';

// Not in `Odds.ts`, because the first screen does not need the error.

/** Invalid odds: not finite, or below 1.000. */
export class InvalidOddsError extends Error {
  override readonly name = 'InvalidOddsError';

  constructor(value: number) {
    super(`${value} is no price: decimal odds are finite, at least 1 and have at most 3 decimals`);
  }
}

/**
 * Converts a decimal number of the wire.
 *
 * @throws InvalidOddsError for a number that is no price
 */
export function toOdds(coef: number): Odds {
  const odds = oddsOrUndefined(coef);
  if (odds === undefined) throw new InvalidOddsError(coef);
  return odds;
}

/**
 * Converts whole thousandths, for results of arithmetic and stored values.
 *
 * @throws InvalidOddsError for a number that is no price
 */
export function toOddsOfThousandths(thousandths: number): Odds {
  if (!isOdds(thousandths)) throw new InvalidOddsError(thousandths / 1000);
  return thousandths;
}
