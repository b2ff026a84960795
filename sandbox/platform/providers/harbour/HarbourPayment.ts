import type { HarbourState } from './harbourOutcomes.ts';

/** Order of a merchant. */
export interface HarbourOrder {
  readonly merchantRef: string;
  readonly kind: HarbourKind;
  readonly amountMinor: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly language: string;
  /** Whether to store the card and return a token. */
  readonly wantsToken?: boolean;
  /** Reference for money from elsewhere: a transfer, a shop, or an address of a chain. */
  readonly reference?: string;
}

/** How money reaches the provider: through its page, a bank, a shop or a chain. */
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
  /** A bank account whose bank reveals its owner. */
  | 'bank_account';

/** A stored card as the merchant sees it, without its number. */
export interface HarbourToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly holder: string;
}

/** Incoming money: a transfer, cash, or a transaction of a chain. */
export interface HarbourArrival {
  readonly reference: string;
  readonly minor: number;
  /** The name of the payer differs from that of the customer. */
  readonly isOtherHolder?: boolean;
  /** Known deviation from the order. */
  readonly note?: 'other_token' | 'late';
  readonly instrument: string;
  /** Time until it is final, such as the confirmations of a chain. */
  readonly sureAfterMs?: number;
}

/** Amount held of a payment; below zero: paid out. */
export interface HarbourBook {
  readonly id: string;
  readonly merchantRef: string;
  readonly currency: string;
  readonly heldMinor: number;
  /** Whether the merchant has accepted all reports. */
  readonly isTold: boolean;
}

/** A payment as a merchant may read it. */
export interface HarbourPayment extends HarbourOrder {
  readonly id: string;
  readonly state: HarbourState;
  readonly paidMinor: number;
  readonly refundedMinor: number;
  /** `•• 0001`, or the name of the bank; empty before the choice. */
  readonly instrument: string;
  readonly isCredit: boolean;
  readonly isOtherHolder: boolean;
  /** Deviation of a chain transaction or transfer from the order. */
  readonly note: string;
  /** Fingerprint of the card or bank account, equal in all its payments; empty without one. */
  readonly fingerprint: string;
}

/** Next step of the provider's page. */
export type HarbourNext =
  | { readonly kind: 'return'; readonly result: 'success' | 'fail' | 'pending' | 'cancel' }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'down' };

/** Input of the person on the provider's page. */
export interface HarbourChoice {
  readonly card?: string;
  readonly expiry?: string;
  readonly holder?: string;
  readonly bank?: string;
  /** Source within a wallet; `credit`: a credit card in it. */
  readonly source?: string;
  /** Index of the bank's customer; `refuse`: the bank refuses. */
  readonly payer?: string;
  readonly first?: string;
  readonly last?: string;
  readonly birth?: string;
  readonly iban?: string;
}
