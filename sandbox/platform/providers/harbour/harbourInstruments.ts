import {
  bankOutcomes,
  cardOutcomes,
  walletOutcome,
  type HarbourOutcome,
} from './harbourOutcomes.ts';
import type { HarbourChoice, HarbourKind } from './HarbourPayment.ts';

/** Returns the brand of a card. */
export function brandOf(digits: string): string {
  if (digits.startsWith('4')) return 'Visa';
  return /^(5[1-5]|2[2-7])/.test(digits) ? 'Mastercard' : 'Card';
}

/** Returns the outcome of the chosen instrument, and its name. */
export function chosen(
  kind: HarbourKind,
  {
    last4 = '',
    bank = '',
    source,
  }: Pick<HarbourChoice, 'bank' | 'source'> & { readonly last4?: string },
): readonly [HarbourOutcome, string] {
  switch (kind) {
    case 'card':
      return [cardOutcomes[last4] ?? walletOutcome, `•• ${last4}`];
    case 'instant_bank':
      return [bankOutcomes[bank] ?? walletOutcome, bankNames[bank] ?? bank];
    case 'wallet':
      return [walletOutcomeOf(source), 'Harbour Wallet'];
    case 'mobile_pay':
      return [walletOutcomeOf(source), 'Harbour Mobile'];
    default:
      return [walletOutcome, 'Harbour Bank'];
  }
}

/** Returns the outcome by the source within the wallet: money, or a credit card. */
function walletOutcomeOf(source: HarbourChoice['source']): HarbourOutcome {
  return source === 'credit' ? { ...walletOutcome, isCredit: true } : walletOutcome;
}

export const bankNames: Readonly<Record<string, string>> = {
  'harbour-bank': 'Harbour Bank',
  'slow-savings': 'Slow Savings',
  'northgate-bank': 'Northgate Bank',
};
