/** Products and channels of offers. */
export const products = ['sport', 'casino', 'poker'] as const;
export const channels = ['email', 'sms'] as const;
export type Product = (typeof products)[number];
export type Channel = (typeof channels)[number];

/** Messages that the person wants. */
export interface Mailing {
  readonly offers: Readonly<Record<Product, Readonly<Record<Channel, boolean>>>>;
  /** E-mails about deposits, and about settled bets. */
  readonly hasDeposits: boolean;
  readonly hasBets: boolean;
}
