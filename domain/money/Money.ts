/** An amount in whole minor units (cents of EUR, whole JPY) with its currency. */
export interface Money {
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** An amount that cannot be represented exactly in whole minor units below 2^53. */
export class InexactMoneyError extends Error {
  override readonly name = 'InexactMoneyError';

  constructor(minor: number, currency: string) {
    super(
      `${minor} minor units of ${currency} are not an exact amount: give a whole number below 2^53`,
    );
  }
}

/**
 * Creates an amount from minor units. Use parseMoney for typed text.
 *
 * @param minor whole number of minor units
 * @param currency ISO 4217 code
 */
export function createMoney(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new InexactMoneyError(minor, currency);
  // -0 would be shown as a loss of nothing.
  return { minor: minor === 0 ? 0 : minor, currency };
}
