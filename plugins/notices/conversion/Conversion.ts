import type { Money } from '#domain/money/Money.ts';

/** An account in a currency that is no longer used, before and after. */
export interface Conversion {
  readonly accountId: number;
  readonly from: Money;
  readonly to: Money;
  /** As the law writes it: 7.53450. */
  readonly rate: string;
}

/** How an attempt to convert ended. */
export type ConversionOutcome = 'done' | 'open-bets' | 'failed';

/** A rate in the language of the page, with every place that the law gives it. */
export function formatRate(rate: string, language: string): string {
  const places = rate.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(`${language}-u-nu-latn`, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  }).format(Number(rate));
}
