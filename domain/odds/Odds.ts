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

/** Whether whole thousandths are a price; 0 stands for none. */
export function isOdds(thousandths: number): thousandths is Odds {
  return Number.isSafeInteger(thousandths) && thousandths >= 1000;
}

/** Odds of the wire's decimal number; undefined for a number that is no price, such as 0. */
export function oddsOrUndefined(coef: number): Odds | undefined {
  const thousandths = Math.round(coef * 1000);
  return isOdds(thousandths) ? thousandths : undefined;
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
