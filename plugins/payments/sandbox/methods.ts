import { minorOfEuro, type HarbourKind } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';

/** What the person does after the order. */
export type Adapter = 'redirect' | 'frame' | 'qr' | 'address' | 'reference' | 'code';

/** How money can be paid in or out, as the operator has agreed it with the provider. */
export interface Method {
  readonly id: string;
  readonly kind: HarbourKind | 'voucher' | 'cheque';
  readonly adapter: Adapter;
  /** Least and most in euros; other currencies have round amounts of about the same worth. */
  readonly leastEuro: number;
  readonly mostEuro: number;
  readonly leastPayoutEuro: number;
  readonly mostPayoutEuro: number;
  /** Thousandths of the amount, on top of a deposit. */
  readonly feePermille: number;
  /** Thousandths of the amount, taken off what is paid out. */
  readonly payoutFeePermille: number;
  /** Nothing is ever paid out by it. */
  readonly isDepositOnly?: boolean;
  /** The only currency that the provider moves by it; an account in another one is converted. */
  readonly chargedIn?: string;
  /** Countries where the provider does not offer it. */
  readonly notIn?: readonly string[];
  readonly time: 'at_once' | 'hour' | 'day' | 'days';
  readonly payoutTime: 'hour' | 'day' | 'days';
  /** How long an order waits for its money. */
  readonly lifeMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Alike in most: what differs stands in each. */
const usual = {
  adapter: 'redirect',
  leastEuro: 5,
  mostEuro: 5000,
  leastPayoutEuro: 10,
  mostPayoutEuro: 5000,
  feePermille: 0,
  payoutFeePermille: 0,
  time: 'at_once',
  payoutTime: 'day',
  lifeMs: 30 * minuteMs,
} as const;

export const methods: readonly Method[] = [
  { ...usual, id: 'card', kind: 'card', mostEuro: 2000, mostPayoutEuro: 2000 },
  {
    ...usual,
    id: 'instant-bank',
    kind: 'instant_bank',
    leastEuro: 10,
    leastPayoutEuro: 20,
    mostPayoutEuro: 50_000,
    payoutTime: 'days',
    notIn: ['BR', 'TR'],
  },
  {
    ...usual,
    id: 'wallet',
    kind: 'wallet',
    adapter: 'frame',
    feePermille: 15,
    payoutFeePermille: 10,
    chargedIn: 'EUR',
    payoutTime: 'hour',
  },
  { ...usual, id: 'mobile-pay', kind: 'mobile_pay', mostEuro: 2000, mostPayoutEuro: 2000 },
  {
    ...usual,
    id: 'bank-transfer',
    kind: 'bank_transfer',
    adapter: 'reference',
    leastEuro: 20,
    mostEuro: 50_000,
    leastPayoutEuro: 20,
    mostPayoutEuro: 50_000,
    time: 'days',
    payoutTime: 'days',
    lifeMs: 14 * dayMs,
  },
  {
    ...usual,
    id: 'bank-qr',
    kind: 'bank_qr',
    adapter: 'qr',
    mostEuro: 2000,
    notIn: ['DE', 'FR', 'GB'],
  },
  {
    ...usual,
    id: 'bank-code',
    kind: 'bank_code',
    adapter: 'code',
    mostEuro: 1000,
    lifeMs: 2 * minuteMs,
    notIn: ['BR', 'DE', 'FR', 'GB'],
  },
  {
    ...usual,
    id: 'cash',
    kind: 'cash',
    adapter: 'reference',
    mostEuro: 1000,
    lifeMs: 72 * hourMs,
    notIn: ['GB'],
  },
  {
    ...usual,
    id: 'crypto',
    kind: 'crypto',
    adapter: 'address',
    leastEuro: 20,
    time: 'hour',
    payoutTime: 'hour',
    lifeMs: 15 * minuteMs,
  },
];

/** Paid with before the account was credited; no order, so they have no range of their own. */
export const printedMethods: readonly Method[] = (['voucher', 'cheque'] as const).map((kind) => ({
  ...usual,
  id: kind,
  kind,
  leastEuro: 1,
  mostEuro: 1000,
  isDepositOnly: true,
}));

/** What can be paid in with in a country; all of it where the country is not known. */
export function methodsIn(country: string, takesTokens: boolean): readonly Method[] {
  return [...methods, ...printedMethods].filter(
    ({ kind, notIn = [] }) => (takesTokens || kind !== 'crypto') && !notIn.includes(country),
  );
}

/** A chain on which tokens are sent, and what they are worth. */
export interface Network {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly rateEuro: number;
  readonly leastEuro: number;
  /** Blocks after which a transaction counts. */
  readonly confirmations: number;
  /** All payments share an address, and a number tells them apart. */
  readonly hasMemo?: boolean;
}

export const networks: readonly Network[] = [
  {
    id: 'bitcoin',
    name: 'Bitcoin',
    token: 'BTC',
    rateEuro: 58_000,
    leastEuro: 20,
    confirmations: 2,
  },
  {
    id: 'ethereum',
    name: 'Ethereum',
    token: 'ETH',
    rateEuro: 2400,
    leastEuro: 20,
    confirmations: 12,
  },
  { id: 'tron', name: 'Tron', token: 'USDT', rateEuro: 0.92, leastEuro: 20, confirmations: 20 },
  {
    id: 'ripple',
    name: 'XRP Ledger',
    token: 'XRP',
    rateEuro: 0.5,
    leastEuro: 20,
    confirmations: 1,
    hasMemo: true,
  },
];

/** An amount in euros as a round one of another currency. */
export function inCurrency(euro: number, currency: string): Money {
  return { minor: minorOfEuro(euro, currency), currency };
}
