import type { HarbourState } from './harbourOutcomes.ts';

/** What a merchant asks for. */
export interface HarbourOrder {
  readonly merchantRef: string;
  readonly kind: HarbourKind;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly language: string;
  /** The card shall be kept, and told as a token. */
  readonly wantsToken?: boolean;
  /** What whoever pays elsewhere gives: of a transfer, a shop, or an address of a chain. */
  readonly reference?: string;
}

/** How money comes to the provider: by its page, or by a bank, a shop or a chain. */
export type HarbourKind =
  | 'card'
  | 'instant_bank'
  | 'wallet'
  | 'mobile_pay'
  | 'bank_qr'
  | 'bank_code'
  | 'bank_transfer'
  | 'cash'
  | 'crypto'
  /** From an account whose bank says whose it is. */
  | 'bank_account';

/** A card as the provider keeps it for a merchant: no number of it is told. */
export interface HarbourToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly holder: string;
}

/** Money that comes from elsewhere: a transfer, cash, or a transaction of a chain. */
export interface HarbourArrival {
  readonly reference: string;
  readonly minor: number;
  /** The payer has another name than the customer of the merchant. */
  readonly isOtherHolder?: boolean;
  /** What is not as it was ordered, where that is known already. */
  readonly note?: 'other_token' | 'late';
  readonly instrument: string;
  /** How long until it is sure: confirmations of a chain. */
  readonly sureAfterMs?: number;
}

/** What is held of a payment, or below zero was paid out. */
export interface HarbourBook {
  readonly id: string;
  readonly merchantRef: string;
  readonly currency: string;
  readonly heldMinor: number;
  /** The merchant has heard of all that happened. */
  readonly isTold: boolean;
}

/** What a merchant may read of its payment. */
export interface HarbourPayment extends HarbourOrder {
  readonly id: string;
  readonly state: HarbourState;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** `•• 0001`, or the name of the bank; empty before anything was chosen. */
  readonly instrument: string;
  readonly isCredit: boolean;
  readonly isOtherHolder: boolean;
  /** Why it is not as it was ordered: of what came by a chain or a transfer. */
  readonly note: string;
  /** Of the card or bank account, the same for each payment by it; empty where it has none. */
  readonly fingerprint: string;
}

/** What the page of the provider does next. */
export type HarbourNext =
  | { readonly kind: 'return'; readonly result: 'success' | 'fail' | 'pending' | 'cancel' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'down' };

/** What a person fills in on the page of the provider. */
export interface HarbourChoice {
  readonly card?: string;
  readonly expiry?: string;
  readonly holder?: string;
  readonly bank?: string;
  /** What a wallet takes it from; `credit`: a credit card in it. */
  readonly source?: string;
  /** Which customer of the bank; `refuse`: the bank does not let them pay. */
  readonly payer?: string;
  readonly first?: string;
  readonly last?: string;
  readonly birth?: string;
  readonly iban?: string;
}
