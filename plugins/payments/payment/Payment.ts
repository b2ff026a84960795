import type { Money } from '#domain/money/Money.ts';
import type { Rate } from '#domain/payments/chargedMinor.ts';
import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';
import type { MethodKind } from './methodKinds.ts';

/** A payment method, or an instrument to which money goes back. */
export interface Method {
  readonly id: string;
  readonly kind: MethodKind;
  readonly least: Money;
  readonly most: Money;
  /** Thousandths of the amount: added to a deposit, deducted from a withdrawal. */
  readonly feePermille: number;
  readonly time: 'at_once' | 'hour' | 'day' | 'days';
  readonly instrument: { readonly id: number; readonly name: string } | undefined;
  /** The person has made a deposit with it before. */
  readonly isUsed: boolean;
  /** The provider can save it for later payments. */
  readonly maySave: boolean;
  /** Networks on which tokens are accepted; empty for all but crypto. */
  readonly networks: readonly CryptoNetwork[];
  /** For a withdrawal: the instrument made its first payment less than a day ago. */
  readonly isNew: boolean;
  /** For a withdrawal: blocked until then; undefined: open. */
  readonly restsUntilS: number | undefined;
  /** Median time of the last month's withdrawals; undefined: too few. */
  readonly medianS: number | undefined;
  /** The provider's currency differs from that of the account; undefined: the same. */
  readonly conversion: Conversion | undefined;
  /** For a withdrawal: how much may go there; undefined for deposits. */
  readonly share: Money | undefined;
  /** Instrument to which money goes back first, if that is less than the balance. */
  readonly firstTo: string | undefined;
}

/** An exchange rate with an expiry. */
export interface Conversion {
  /** Id by which the platform knows the shown rate. */
  readonly quote: string;
  readonly rate: Rate;
  readonly untilS: number;
}

/** A bonus in progress. */
export interface OpenBonus {
  readonly accountId: number;
  readonly left: Money;
  /** Stakes that it still requires. */
  readonly wagerLeft: Money;
}

/** Whether the worth is printed on it, so that no amount is typed. */
export function isPrinted({ kind }: Pick<Method, 'kind'>): boolean {
  return kind === 'voucher' || kind === 'cheque';
}

/** A network, and the token that is sent on it. */
export interface CryptoNetwork {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly least: Money;
  readonly confirmations: number;
}

/** A card saved by the provider. */
export interface SavedCard {
  readonly id: number;
  readonly methodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly holder: string;
  /** `gone`: the provider no longer has it. */
  readonly state: 'ok' | 'expired' | 'gone';
}

/** Methods of one direction for an account. */
export interface Methods {
  readonly methods: readonly Method[];
  /** Amount that can be withdrawn; undefined for deposits. */
  readonly free: Money | undefined;
  /** Why payments of this direction are closed. */
  readonly closedReason:
    | 'banned'
    | 'debt'
    | 'frozen'
    | 'excluded'
    | 'break'
    | 'first_secret'
    | 'unconfirmed'
    | 'identity'
    | 'identity_part'
    | 'limits'
    | undefined;
  /** End of an exclusion or a break. */
  readonly closedUntilS: number | undefined;
  /** Room of the person's own deposit limits; undefined without a limit. */
  readonly room: Money | undefined;
  /** When the room increases. */
  readonly roomGrowsAtS: number | undefined;
  /** A limit was offered before the first deposit, and the person declined. */
  readonly isLimitOffered: boolean;
  /** Last used first. */
  readonly saved: readonly SavedCard[];
  /** The person must first acknowledge how players' money is protected. */
  readonly mustAcknowledge: boolean;
  /** Last notice about it, epoch seconds; undefined: never. */
  readonly protectionAtS: number | undefined;
  /** Notice above the page: the text with this id, if there is one. */
  readonly notice: { readonly id: string; readonly tone: 'info' | 'warning' } | undefined;
  /** The question about the identity opens over the page. */
  readonly asksIdentity: boolean;
  /** For withdrawals: bonuses that can be given up; own money does not depend on them. */
  readonly bonuses: readonly OpenBonus[];
}

/** Next step of the person for a payment. */
export type PaymentAction =
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's page in a frame; if it does not load, the page is left for `fallback`. */
  | { readonly kind: 'frame'; readonly url: string; readonly fallback: string }
  | { readonly kind: 'qr'; readonly text: string; readonly untilS: number }
  | {
      readonly kind: 'address';
      readonly network: string;
      readonly token: string;
      readonly address: string;
      readonly memo: string | undefined;
      /** Decimal numbers: amount of the token, and the price of one. */
      readonly amount: string;
      readonly rate: string;
      readonly rateUntilS: number;
      /** Required and counted confirmations. */
      readonly needed: number;
      readonly seen: number;
    }
  | {
      readonly kind: 'reference';
      readonly fields: readonly { readonly name: ReferenceField; readonly value: string }[];
      readonly barcode: string | undefined;
      readonly days: number | undefined;
      readonly untilS: number;
    }
  | { readonly kind: 'code'; readonly digits: number; readonly untilS: number };

/** A line of the data to enter elsewhere. */
export type ReferenceField = 'holder' | 'iban' | 'bic' | 'bank' | 'reference';

/** Kinds of actions that the pages can show; sent with each order. */
export const drawnActions = ['redirect', 'frame', 'qr', 'address', 'reference', 'code'] as const;

/** Data of a payment in a list. */
export interface PaymentSummary {
  readonly id: number;
  readonly direction: 'deposit' | 'withdrawal';
  readonly state: PaymentState | WithdrawalState;
  readonly kind: MethodKind;
  readonly amount: Money;
  readonly fee: Money;
  readonly createdAtS: number;
  readonly instrument: string | undefined;
  readonly reason: string | undefined;
}

/** All data of a payment that its owner may see. */
export interface Payment extends PaymentSummary {
  /** Reference by which the state, and nothing else, can be requested without a sign-in. */
  readonly ref: string;
  /** The charged sum, if the provider's currency differs. */
  readonly charged: Money | undefined;
  /** Next step of the person, if there is one. */
  readonly action: PaymentAction | undefined;
  /** Page that the person came from, as stored by the platform; not checked. */
  readonly returnPath: string | undefined;
  /** The provider saves the card after a successful payment. */
  readonly isToSave: boolean;
}

/** A page of payments, newest first. */
export interface PaymentList {
  readonly payments: readonly Payment[];
  readonly total: number;
  /** Totals by currency; that of the active account first. */
  readonly sums: readonly PaymentSums[];
}

/** Totals of one currency. */
export interface PaymentSums {
  readonly cameIn: Money;
  readonly wentOut: Money;
}

/** Deposits minus withdrawals; may be negative. */
export function netOf({ cameIn, wentOut }: PaymentSums): Money {
  return { minor: cameIn.minor - wentOut.minor, currency: cameIn.currency };
}
