import { minorOfEuro, type HarbourKind } from '#sandbox';
import type { Money } from '#domain/money/Money.ts';

/** Action of the person after the order. */
export type Adapter = 'redirect' | 'frame' | 'qr' | 'address' | 'reference' | 'code';

/** Payment method, as agreed between operator and provider. */
export interface Method {
  readonly id: string;
  readonly kind: HarbourKind | 'voucher' | 'cheque';
  readonly adapter: Adapter;
  /** Minimum and maximum in euros; other currencies have round amounts of about the same worth. */
  readonly leastEuro: number;
  readonly mostEuro: number;
  readonly leastPayoutEuro: number;
  readonly mostPayoutEuro: number;
  /** Thousandths of the amount, added to a deposit. */
  readonly feePermille: number;
  /** Thousandths of the amount, deducted from a withdrawal. */
  readonly payoutFeePermille: number;
  /** Withdrawals by it are not possible. */
  readonly isDepositOnly?: boolean;
  /** The only currency that the provider uses for it; accounts in others are converted. */
  readonly chargedIn?: string;
  /** Countries in which the provider does not offer it. */
  readonly notIn?: readonly string[];
  readonly time: 'at_once' | 'hour' | 'day' | 'days';
  readonly payoutTime: 'hour' | 'day' | 'days';
  /** How long an order waits for its money. */
  readonly lifeMs: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Defaults; each method states its differences. */
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

/** Methods without an order, because they were paid before; they have no range of their own. */
export const printedMethods: readonly Method[] = (['voucher', 'cheque'] as const).map((kind) => ({
  ...usual,
  id: kind,
  kind,
  leastEuro: 1,
  mostEuro: 1000,
  isDepositOnly: true,
}));

/** Methods for deposits in a country; all of them if the country is unknown. */
export function methodsIn(country: string, takesTokens: boolean): readonly Method[] {
  return [...methods, ...printedMethods].filter(
    ({ kind, notIn = [] }) => (takesTokens || kind !== 'crypto') && !notIn.includes(country),
  );
}

/** A network for tokens, and their worth. */
export interface Network {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly rateEuro: number;
  readonly leastEuro: number;
  /** Blocks after which a transaction counts. */
  readonly confirmations: number;
  /** All payments share an address and are distinguished by a number. */
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

/** Converts an amount in euros into a round one of another currency. */
export function inCurrency(euro: number, currency: string): Money {
  return { minor: minorOfEuro(euro, currency), currency };
}
