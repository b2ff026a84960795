import type { Money } from '#domain/money/Money.ts';
import type { PaymentState, WithdrawalState } from '#domain/payments/PaymentState.ts';

/** Ways of paying that the page can draw. */
export const methodKinds = ['card', 'instant_bank', 'wallet'] as const;
export type MethodKind = (typeof methodKinds)[number];

/** A way to pay in, or a card or account to which money goes back. */
export interface Method {
  readonly id: string;
  readonly kind: MethodKind;
  readonly least: Money;
  readonly most: Money;
  /** Thousandths of the amount, on top of a deposit. */
  readonly feePermille: number;
  readonly time: 'at_once' | 'hour' | 'day' | 'days';
  readonly instrument: { readonly id: number; readonly name: string } | undefined;
  /** The person has paid in by it before. */
  readonly isUsed: boolean;
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
    | 'identity'
    | undefined;
  /** When an exclusion or a break ends. */
  readonly closedUntilS: number | undefined;
  /** What the person's own deposit limits leave; undefined without a limit. */
  readonly room: Money | undefined;
  /** When they leave more again. */
  readonly roomGrowsAtS: number | undefined;
}

/** Money that came in or went out, or is on its way. */
export interface Payment {
  readonly id: number;
  readonly direction: 'deposit' | 'withdrawal';
  readonly state: PaymentState | WithdrawalState;
  readonly kind: MethodKind;
  readonly amount: Money;
  readonly fee: Money;
  readonly createdAtS: number;
  readonly instrument: string | undefined;
  readonly reason: string | undefined;
  /** Where the person goes on, as long as they have to do something. */
  readonly actionUrl: string | undefined;
}

/** A page of payments, newest first, with the sums over all time. */
export interface PaymentList {
  readonly payments: readonly Payment[];
  readonly total: number;
  readonly cameIn: Money;
  readonly wentOut: Money;
}

/** What came in beyond what went out; below zero where more went out. */
export function netOf({ cameIn, wentOut }: Pick<PaymentList, 'cameIn' | 'wentOut'>): Money {
  return { minor: cameIn.minor - wentOut.minor, currency: cameIn.currency };
}
