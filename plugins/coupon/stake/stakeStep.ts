/** Step and default amount of the stake, in minor units. */
export interface StakeStep {
  readonly stepMinor: number;
  readonly initialMinor: number;
}

/** Step and default amount in whole units, by specification 2, section 9. */
const specified: Readonly<Record<string, readonly [step: number, initial: number]>> = {
  EUR: [2.5, 5],
  USD: [2.5, 5],
  RUB: [100, 150],
  KWD: [0.5, 1],
};

/**
 * Own values for all other currencies of accounts, in whole units: a step of similar worth on the
 * ladder 1, 2.5, 5; the default amount is two steps. KWD has its own default amount, too.
 */
const own: readonly (readonly [step: number, currencies: string])[] = [
  [1, 'BHD OMR'],
  [2.5, 'BMD BSD CHF GBP JOD PAB'],
  [5, 'ANG AUD AWG AZN BAM BBD BGN BND BZD CAD NZD SGD'],
  [10, 'AED BRL BYN GEL ILS LYD MYR PEN PLN QAR RON SAR TMT TND'],
  [25, 'BOB CNY DKK GHS GTQ HKD MAD MOP NOK SEK TJS TTD'],
  [50, 'BWP CZK HNL MDL MVR MXN NAD ZAR ZMW'],
  [100, 'EGP MKD MUR NIO PHP THB TRY TWD UAH UYU'],
  [250, 'ALL BDT BTN DOP ETB GMD INR KGS MZN RSD VES VUV XPF'],
  [500, 'DJF DZD GYD HTG ISK JMD JPY KES NPR YER'],
  [1000, 'AMD CRC HUF KMF KZT LKR PKR'],
  [2500, 'AOA ARS CLP XAF XOF'],
  [5000, 'IQD KRW MMK MWK NGN RWF'],
  [10000, 'BIF CDF COP KHR MGA MNT TZS UGX'],
  [25000, 'GNF PYG UZS'],
  [50000, 'IDR LAK VND'],
  [100000, 'IRR'],
  [250000, 'LBP'],
];

function amountsOf(currency: string): readonly [step: number, initial: number] {
  const step = own.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0];
  return specified[currency] ?? (step === undefined ? [100, 150] : [step, 2 * step]);
}

/**
 * Returns step and default amount of a currency; those of RUB, by the specification, if it is not
 * listed.
 *
 * @param decimals decimals of the currency: EUR 2, KWD 3
 */
export function stakeStep(currency: string, decimals: number): StakeStep {
  const [step, initial] = amountsOf(currency);
  const unit = 10 ** decimals;
  return { stepMinor: Math.round(step * unit), initialMinor: Math.round(initial * unit) };
}

/**
 * Returns the amounts of the quick buttons: 2, 4 and 10 steps (+5, +10 and +25 in EUR), in minor
 * units.
 */
export function quickAmounts(stepMinor: number): readonly number[] {
  return [2 * stepMinor, 4 * stepMinor, 10 * stepMinor];
}
