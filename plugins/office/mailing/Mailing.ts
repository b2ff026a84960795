/** What offers are about, and the ways on which they come. */
export const products = ['sport', 'casino', 'poker'] as const;
export const channels = ['email', 'sms'] as const;
export type Product = (typeof products)[number];
export type Channel = (typeof channels)[number];

/** Which messages the person wants. */
export interface Mailing {
  readonly offers: Readonly<Record<Product, Readonly<Record<Channel, boolean>>>>;
  /** Letters about deposits, and about settled bets. */
  readonly hasDeposits: boolean;
  readonly hasBets: boolean;
}
