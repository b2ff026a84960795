import { ApiError } from '../../http/ApiError.ts';

/** Stake limits by currency. Demo data: the right order of magnitude, not actual rates. */
export interface HouseCurrency {
  /** Minor units per euro cent, for limits that are set in euro. */
  readonly minorPerCent: number;
  /** Minimum stake in minor units: EUR 0.50 or a similar amount. */
  readonly minStakeMinor: number;
}

/** Every currency of accounts, and the kuna of old accounts. */
const houseCurrencies: ReadonlyMap<string, HouseCurrency> = new Map(
  (
    [
      ['EUR', 1, 50],
      ['USD', 1, 50],
      ['GBP', 1, 50],
      ['RUB', 100, 5000],
      ['BRL', 6, 300],
      ['TRY', 40, 2000],
      ['PLN', 4.3, 200],
      ['KZT', 550, 25_000],
      ['UAH', 45, 2000],
      ['JPY', 1.6, 80],
      ['KWD', 3.5, 150],
      ['AED', 4, 200],
      ['SAR', 4, 200],
      ['INR', 95, 5000],
      ['CAD', 1.5, 100],
      ['AUD', 1.7, 100],
      ['CHF', 1, 50],
      ['SEK', 11, 500],
      ['NOK', 11.5, 500],
      ['DKK', 7.5, 400],
      ['CZK', 25, 1200],
      ['HUF', 400, 20_000],
      ['RON', 5, 250],
      ['MXN', 20, 1000],
      ['ARS', 1400, 70_000],
      ['CLP', 11, 500],
      ['COP', 4700, 250_000],
      ['PEN', 4, 200],
      ['ZAR', 20, 1000],
      ['NGN', 1700, 85_000],
      ['KES', 150, 7500],
      ['HRK', 7.5, 400],
    ] as const
  ).map(([code, minorPerCent, minStakeMinor]) => [code, { minorPerCent, minStakeMinor }]),
);

/** Refuses a currency without limits, because a guessed rate would give wrong amounts. */
export function houseCurrency(currency: string): HouseCurrency {
  const known = houseCurrencies.get(currency);
  if (known === undefined)
    throw new ApiError(
      422,
      'currency_unknown',
      `No limits are known in ${currency}: use the currency of an account`,
      { field: 'currency' },
    );
  return known;
}
