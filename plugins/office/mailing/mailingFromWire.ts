import type { MailingChange, MailingSettings } from '#wire';

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

export function mailingFromWire(wire: MailingSettings): Mailing {
  return {
    offers: wire.products,
    hasDeposits: wire.enable_mail_deposit,
    hasBets: wire.enable_mail_bets,
  };
}

export function mailingToWire({ offers, hasDeposits, hasBets }: Mailing): MailingChange {
  return { products: { ...offers }, enable_mail_deposit: hasDeposits, enable_mail_bets: hasBets };
}
