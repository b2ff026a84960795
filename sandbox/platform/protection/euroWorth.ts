import { currencyExponent } from '#domain/money/currencyExponent.ts';

/** Units that are worth about a euro, in round numbers; one where nothing is said. */
const perEuro: Readonly<Record<string, number>> = {
  JPY: 100,
  RUB: 100,
  HRK: 10,
  TRY: 50,
  KWD: 0.5,
};

/** An amount in euros as a round one of another currency, minor units. */
export function minorOfEuro(euro: number, currency: string): number {
  return Math.round(euro * (perEuro[currency] ?? 1) * 10 ** currencyExponent(currency));
}

/** What is left in one currency, as it can be spent in another: rounded down, never passed. */
export function roomExchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  return Math.floor((minor * minorOfEuro(1, to)) / minorOfEuro(1, from));
}

/** Minor units of one currency in another, rounded up: what counts against a limit. */
export function exchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  const worth = (minor * minorOfEuro(1, to)) / minorOfEuro(1, from);
  return minor < 0 ? Math.trunc(worth) : Math.ceil(worth);
}
