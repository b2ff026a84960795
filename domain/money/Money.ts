/** An amount: whole minor units (cents of EUR, whole JPY) with the currency. Never a fraction, never a bare number. */
export interface Money {
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** Two amounts of different currencies met; amounts are never converted silently. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';

  constructor(first: string, second: string) {
    super(
      `Cannot combine ${first} with ${second}: ask the platform for a conversion, or keep the amounts apart`,
    );
  }
}

/** An amount that whole minor units below 2^53 cannot hold exactly. */
export class InexactMoneyError extends Error {
  override readonly name = 'InexactMoneyError';

  constructor(minor: number | bigint, currency: string) {
    super(
      `${String(minor)} minor units of ${currency} are not an exact amount: give a whole number below 2^53`,
    );
  }
}

/**
 * Makes an amount of minor units. To read what a person typed use parseMoney.
 *
 * @param minor whole number of minor units
 * @param currency ISO 4217 code
 */
export function createMoney(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new InexactMoneyError(minor, currency);
  // -0 would be shown as a loss of nothing.
  return { minor: minor === 0 ? 0 : minor, currency };
}

function requireSameCurrency(first: Money, second: Money): void {
  if (first.currency !== second.currency)
    throw new CurrencyMismatchError(first.currency, second.currency);
}

/** Sum of two amounts of one currency. */
export function addMoney(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return createMoney(first.minor + second.minor, first.currency);
}

/** First less second, of one currency. */
export function subtractMoney(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return createMoney(first.minor - second.minor, first.currency);
}

/** Negative, zero or positive, as sort wants it. */
export function compareMoney(first: Money, second: Money): number {
  requireSameCurrency(first, second);
  return Math.sign(first.minor - second.minor);
}

/**
 * Amount times the exact fraction numerator / denominator, rounded once, half up (away from zero for a loss).
 * With odds: `multiplyMoney(stake, odds, 1000)`.
 */
export function multiplyMoney(
  money: Money,
  numerator: number | bigint,
  denominator: number | bigint = 1,
): Money {
  const divisor = BigInt(denominator);
  if (divisor <= 0n)
    throw new RangeError(
      `Cannot multiply by a fraction with denominator ${divisor}: give a positive whole number`,
    );
  const product = BigInt(money.minor) * BigInt(numerator);
  const magnitude = product < 0n ? -product : product;
  const rounded = (magnitude * 2n + divisor) / (divisor * 2n);
  const minor = Number(product < 0n ? -rounded : rounded);
  return createMoney(minor, money.currency);
}
