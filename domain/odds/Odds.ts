import { isOdds, oddsOrUndefined } from './oddsOrUndefined.ts';

declare const oddsBrand: unique symbol;

/** A price: decimal odds in whole thousandths, 1.85 is 1850. The brand keeps plain numbers out. */
export type Odds = number & { readonly [oddsBrand]: 'Odds' };

/** A price that is not one: not finite, or below 1.000. */
export class InvalidOddsError extends Error {
  override readonly name = 'InvalidOddsError';

  constructor(value: number) {
    super(`${value} is no price: decimal odds are finite, at least 1 and have at most 3 decimals`);
  }
}

/** Odds of the wire's decimal number. Throws `InvalidOddsError` for a number that is no price. */
export function toOdds(coef: number): Odds {
  const odds = oddsOrUndefined(coef);
  if (odds === undefined) throw new InvalidOddsError(coef);
  return odds;
}

/** Odds of whole thousandths, for results of arithmetic and for what was stored. */
export function toOddsOfThousandths(thousandths: number): Odds {
  if (!isOdds(thousandths)) throw new InvalidOddsError(thousandths / 1000);
  return thousandths;
}
