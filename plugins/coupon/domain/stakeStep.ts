/** Step and first amount of the stake, in minor units. */
export interface StakeStep {
  readonly stepMinor: number;
  readonly initialMinor: number;
}

/**
 * Step of the plus and minus buttons and first amount, in whole units of the currency. Named by specification 2,
 * section 9: RUB 100 and 150, USD and EUR 2.5 and 5, KWD 0.5; the rest are amounts of like value.
 */
const amounts: Readonly<Record<string, readonly [step: number, initial: number]>> = {
  EUR: [2.5, 5],
  USD: [2.5, 5],
  GBP: [2.5, 5],
  CHF: [2.5, 5],
  CAD: [2.5, 5],
  AUD: [2.5, 5],
  NZD: [2.5, 5],
  RUB: [100, 150],
  KWD: [0.5, 1],
  BHD: [0.5, 1],
  OMR: [0.5, 1],
  JOD: [1, 2],
  TND: [5, 10],
  PLN: [10, 20],
  CZK: [50, 100],
  HUF: [500, 1500],
  RON: [10, 20],
  BGN: [5, 10],
  SEK: [25, 50],
  NOK: [25, 50],
  DKK: [20, 40],
  TRY: [50, 100],
  UAH: [50, 100],
  KZT: [500, 1000],
  JPY: [250, 500],
  KRW: [2500, 5000],
  INR: [100, 200],
  BRL: [10, 20],
  MXN: [50, 100],
  AED: [10, 20],
};

const FALLBACK: readonly [number, number] = [100, 150];

/**
 * Step and first amount of a currency; those of RUB when it is not listed, as the specification says.
 *
 * @param decimals decimals of the currency: EUR 2, KWD 3
 */
export function stakeStep(currency: string, decimals: number): StakeStep {
  const [step, initial] = amounts[currency] ?? FALLBACK;
  const unit = 10 ** decimals;
  return { stepMinor: Math.round(step * unit), initialMinor: Math.round(initial * unit) };
}

/** What the quick buttons add: 2, 4 and 10 steps (+5, +10 and +25 in EUR), in minor units. */
export function quickAmounts(stepMinor: number): readonly number[] {
  return [2 * stepMinor, 4 * stepMinor, 10 * stepMinor];
}
