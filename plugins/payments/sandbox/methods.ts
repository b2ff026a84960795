import { minorOfEuro } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';

/** How money can be paid in or out, as the operator has agreed it with the provider. */
export interface Method {
  readonly id: string;
  readonly kind: 'card' | 'instant_bank' | 'wallet';
  /** Least and most in euros; other currencies have round amounts of about the same worth. */
  readonly leastEuro: number;
  readonly mostEuro: number;
  readonly leastPayoutEuro: number;
  readonly mostPayoutEuro: number;
  /** Thousandths of the amount, on top of a deposit. */
  readonly feePermille: number;
  readonly payoutTime: 'hour' | 'day' | 'days';
}

export const methods: readonly Method[] = [
  {
    id: 'card',
    kind: 'card',
    leastEuro: 5,
    mostEuro: 2000,
    leastPayoutEuro: 10,
    mostPayoutEuro: 2000,
    feePermille: 0,
    payoutTime: 'day',
  },
  {
    id: 'instant-bank',
    kind: 'instant_bank',
    leastEuro: 10,
    mostEuro: 5000,
    leastPayoutEuro: 20,
    mostPayoutEuro: 50_000,
    feePermille: 0,
    payoutTime: 'days',
  },
  {
    id: 'wallet',
    kind: 'wallet',
    leastEuro: 5,
    mostEuro: 5000,
    leastPayoutEuro: 10,
    mostPayoutEuro: 5000,
    feePermille: 15,
    payoutTime: 'hour',
  },
];

/** An amount in euros as a round one of another currency. */
export function inCurrency(euro: number, currency: string): Money {
  return { minor: minorOfEuro(euro, currency), currency };
}
