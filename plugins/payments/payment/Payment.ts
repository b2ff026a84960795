import type { Money } from '#domain/money/Money.ts';
import type { Rate } from '#domain/payments/chargedMinor.ts';
import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';
import type { MethodKind } from './methodKinds.ts';

/** A way to pay in, or a card or account to which money goes back. */
export interface Method {
  readonly id: string;
  readonly kind: MethodKind;
  readonly least: Money;
  readonly most: Money;
  /** Thousandths of the amount: on top of a deposit, taken off a withdrawal. */
  readonly feePermille: number;
  readonly time: 'at_once' | 'hour' | 'day' | 'days';
  readonly instrument: { readonly id: number; readonly name: string } | undefined;
  /** The person has paid in by it before. */
  readonly isUsed: boolean;
  /** The provider can keep it for later payments. */
  readonly maySave: boolean;
  /** Chains on which tokens are taken; empty for all but crypto. */
  readonly networks: readonly CryptoNetwork[];
  /** Of a way to pay out: the person has paid by it for less than a day. */
  readonly isNew: boolean;
  /** Of a way to pay out: nothing goes there before; undefined: it is open. */
  readonly restsUntilS: number | undefined;
  /** How long half of the last month's withdrawals took at most; undefined: too few to say. */
  readonly medianS: number | undefined;
  /** The provider moves another currency than that of the account; undefined: the same. */
  readonly conversion: Conversion | undefined;
  /** Of a way to pay out: what may go there; undefined for deposits. */
  readonly share: Money | undefined;
  /** To which instrument money goes back first, where that is less than what is on the account. */
  readonly firstTo: string | undefined;
}

/** A rate that holds for a while. */
export interface Conversion {
  /** By it the platform knows which rate was read. */
  readonly quote: string;
  readonly rate: Rate;
  readonly untilS: number;
}

/** A bonus that is not over. */
export interface OpenBonus {
  readonly accountId: number;
  readonly left: Money;
  /** Stakes that it still asks for. */
  readonly wagerLeft: Money;
}

/** Its worth is printed on it: there is no amount to type. */
export function isPrinted({ kind }: Pick<Method, 'kind'>): boolean {
  return kind === 'voucher' || kind === 'cheque';
}

/** A chain, and the token that is sent on it. */
export interface CryptoNetwork {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly least: Money;
  readonly confirmations: number;
}

/** A card that the provider keeps. */
export interface SavedCard {
  readonly id: number;
  readonly methodId: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
  readonly holder: string;
  /** `gone`: the provider does not have it any more. */
  readonly state: 'ok' | 'expired' | 'gone';
}

/** What can be paid in one direction now. */
export interface Methods {
  readonly methods: readonly Method[];
  /** What can be taken out; undefined for deposits. */
  readonly free: Money | undefined;
  /** Why nothing can be paid in this direction. */
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
  /** When an exclusion or a break ends. */
  readonly closedUntilS: number | undefined;
  /** What the person's own deposit limits leave; undefined without a limit. */
  readonly room: Money | undefined;
  /** When they leave more again. */
  readonly roomGrowsAtS: number | undefined;
  /** A limit was offered before the first deposit, and the person went on without one. */
  readonly isLimitOffered: boolean;
  /** Used last before first. */
  readonly saved: readonly SavedCard[];
  /** The person has to say first that they know how the money of players is kept. */
  readonly mustAcknowledge: boolean;
  /** When they were told of it last, epoch seconds; undefined: never. */
  readonly protectionAtS: number | undefined;
  /** A strip above the page: the text with this id, where there is one. */
  readonly notice: { readonly id: string; readonly tone: 'info' | 'warning' } | undefined;
  /** The question who the person is opens over the page. */
  readonly asksIdentity: boolean;
  /** Of withdrawals: own money is free of them, and they can be given up with one. */
  readonly bonuses: readonly OpenBonus[];
}

/** What the person does next for a payment. */
export type PaymentAction =
  | { readonly kind: 'redirect'; readonly url: string }
  /** The provider's page in a frame; where it does not come the page is left for `fallback`. */
  | { readonly kind: 'frame'; readonly url: string; readonly fallback: string }
  | { readonly kind: 'qr'; readonly text: string; readonly untilS: number }
  | {
      readonly kind: 'address';
      readonly network: string;
      readonly token: string;
      readonly address: string;
      readonly memo: string | undefined;
      /** Decimal figures: so much of the token, and what one is worth. */
      readonly amount: string;
      readonly rate: string;
      readonly rateUntilS: number;
      /** Blocks after which it counts, and how many there are. */
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

/** A line of what whoever pays elsewhere has to give. */
export type ReferenceField = 'holder' | 'iban' | 'bic' | 'bank' | 'reference';

/** Kinds of actions that the pages here can draw; told with each order. */
export const drawnActions = ['redirect', 'frame', 'qr', 'address', 'reference', 'code'] as const;

/** What a row tells of money that came in or went out, or is on its way. */
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

/** All that the person may know of it, and do. */
export interface Payment extends PaymentSummary {
  /** By it the state, and nothing else, can be asked for without signing in. */
  readonly ref: string;
  /** What the provider moves, where its currency is another one. */
  readonly charged: Money | undefined;
  /** What the person goes on with, as long as there is something. */
  readonly action: PaymentAction | undefined;
  /** Where the person was before, as the platform has kept it; not checked. */
  readonly returnPath: string | undefined;
  /** The provider shall keep the card once it has paid. */
  readonly isToSave: boolean;
}

/** A page of payments, newest first. */
export interface PaymentList {
  readonly payments: readonly Payment[];
  readonly total: number;
  /** Over all time, one for each currency that has moved; that of the active account first. */
  readonly sums: readonly PaymentSums[];
}

/** What moved in one currency. */
export interface PaymentSums {
  readonly cameIn: Money;
  readonly wentOut: Money;
}

/** What came in beyond what went out; below zero where more went out. */
export function netOf({ cameIn, wentOut }: PaymentSums): Money {
  return { minor: cameIn.minor - wentOut.minor, currency: cameIn.currency };
}
