import { currencyExponent } from '#domain/money/currencyExponent.ts';

/** Units worth about one euro, in round numbers; 1 for other currencies. */
const perEuro: Readonly<Record<string, number>> = {
  JPY: 100,
  RUB: 100,
  HRK: 10,
  TRY: 50,
  KWD: 0.5,
};

/** Converts whole euros to a round amount of another currency, in minor units. */
export function minorOfEuro(euro: number, currency: string): number {
  return Math.round(euro * (perEuro[currency] ?? 1) * 10 ** currencyExponent(currency));
}

/** Converts the rest of a limit to another currency, rounded down so that it is never exceeded. */
export function roomExchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  return Math.floor((minor * minorOfEuro(1, to)) / minorOfEuro(1, from));
}

/** Converts minor units to another currency, rounded up, as they count against a limit. */
export function exchanged(minor: number, from: string, to: string): number {
  if (from === to) return minor;
  const worth = (minor * minorOfEuro(1, to)) / minorOfEuro(1, from);
  return minor < 0 ? Math.trunc(worth) : Math.ceil(worth);
}
