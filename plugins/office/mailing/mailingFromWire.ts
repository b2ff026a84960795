import type { MailingChange, MailingSettings } from '#wire';
import type { Mailing } from './Mailing.ts';

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
