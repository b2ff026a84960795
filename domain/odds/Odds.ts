declare const oddsBrand: unique symbol;

/** Decimal odds in whole thousandths: 1.85 is 1850. The type brand keeps plain numbers out. */
export type Odds = number & { readonly [oddsBrand]: 'Odds' };

/** Tells whether whole thousandths are odds; 0 stands for none. */
export function isOdds(thousandths: number): thousandths is Odds {
  return Number.isSafeInteger(thousandths) && thousandths >= 1000;
}

/** Converts a decimal number of the wire; undefined if it is no price, such as 0. */
export function oddsOrUndefined(coef: number): Odds | undefined {
  const thousandths = Math.round(coef * 1000);
  return isOdds(thousandths) ? thousandths : undefined;
}
