import { isOdds, oddsOrUndefined } from './oddsOrUndefined.ts';

declare const oddsBrand: unique symbol;

/** Decimal odds in whole thousandths: 1.85 is 1850. The type brand keeps plain numbers out. */
export type Odds = number & { readonly [oddsBrand]: 'Odds' };

/** Invalid odds: not finite, or below 1.000. */
export class InvalidOddsError extends Error {
  override readonly name = 'InvalidOddsError';

  constructor(value: number) {
    super(`${value} is no price: decimal odds are finite, at least 1 and have at most 3 decimals`);
  }
}

/** Converts the wire's decimal number to odds. */
export function toOdds(coef: number): Odds {
  const odds = oddsOrUndefined(coef);
  if (odds === undefined) throw new InvalidOddsError(coef);
  return odds;
}

/** Converts whole thousandths to odds, for results of arithmetic and stored values. */
export function toOddsOfThousandths(thousandths: number): Odds {
  if (!isOdds(thousandths)) throw new InvalidOddsError(thousandths / 1000);
  return thousandths;
}
