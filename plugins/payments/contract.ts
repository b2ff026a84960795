import { createEventToken, createModalToken, createSlot, type StepReport } from '#core';
import type { MethodKind } from './payment/methodKinds.ts';
import type { Payment } from './payment/Payment.ts';

/** Deposit page; `account` in the query selects the account, by default the betting account. */
export const depositRoute = 'payments.deposit';

/** Withdrawal page. */
export const withdrawRoute = 'payments.withdraw';

/** Page of deposits and withdrawals. */
export const paymentHistoryRoute = 'payments.history';

/**
 * Deposit over the current page. Opened by this plugin's guard; navigate to the deposit page
 * instead of opening it.
 */
export const depositModal = createModalToken<object>('payments.deposit');

/** Details of one payment. For this plugin's pages only. */
export const receiptModal = createModalToken<{ readonly payment: Payment }>('payments.receipt');

/** Query parameter of the deposit page: number of the payment that the person tries again. */
export const againQuery = 'again';

/** Public page of payment methods with limits, fees and times. */
export const waysRoute = 'payments.ways';
/** Shops and terminals that accept cash. */
export const terminalsRoute = 'payments.terminals';

/** Beside the amount of a deposit: what else the deposit brings. */
export const depositNotesSlot = createSlot('payments.deposit-notes');

/** Below each row of the history: further actions for the payment of `usePaymentHere`. */
export const paymentActionsSlot = createSlot('payments.actions');

/** Below the news of an arrived deposit: what the payment of `usePaymentHere` brought besides. */
export const arrivedSlot = createSlot('payments.arrived');

/** Steps of an order, without amount, account or number. For statistics. */
export const paymentStepEvent = createEventToken<
  { readonly direction: 'deposit' | 'withdrawal'; readonly method: MethodKind } & StepReport
>('payments.step');
