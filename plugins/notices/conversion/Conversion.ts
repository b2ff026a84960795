import type { Money } from '#domain/money/Money.ts';

/** Account in a currency that is no longer used, before and after its conversion. */
export interface Conversion {
  readonly accountId: number;
  readonly from: Money;
  readonly to: Money;
  /** Rate with the decimal places of the law: 7.53450. */
  readonly rate: string;
}

/** Outcome of a conversion. */
export type ConversionOutcome = 'done' | 'open-bets' | 'failed';

/** Formats a rate in the language of the page, with all decimal places of the law. */
export function formatRate(rate: string, language: string): string {
  const places = rate.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(rate));
}
