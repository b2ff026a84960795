import { createEventToken, createModalToken, createSlot, type StepReport } from '#core';
import type { MethodKind } from './payment/methodKinds.ts';
import type { Payment } from './payment/Payment.ts';

/** Paying in over the page where the person is. Opened by the guard of this plugin. */
export const depositModal = createModalToken<object>('payments.deposit');

/** One payment with all that is known of it. For this plugin's pages. */
export const receiptModal = createModalToken<{ readonly payment: Payment }>('payments.receipt');

/** In the query of the page of deposits: the number of a payment that is begun again. */
export const againQuery = 'again';

/** Ways of paying with limits, fees and times, for everybody to read. */
export const waysRoute = 'payments.ways';
/** Shops and terminals where cash is taken. */
export const terminalsRoute = 'payments.terminals';

/** Beside the amount that is paid in: what else the deposit brings, if anything. */
export const depositNotesSlot = createSlot('payments.deposit-notes');

/** Below each row of the history: what else can be done about the payment of `usePaymentHere`. */
export const paymentActionsSlot = createSlot('payments.actions');

/** Below the news that a deposit has arrived: what `usePaymentHere` has brought besides. */
export const arrivedSlot = createSlot('payments.arrived');

/** Each step of an order, without amount, account or number. For whoever counts them. */
export const paymentStepEvent = createEventToken<
  { readonly direction: 'deposit' | 'withdrawal'; readonly method: MethodKind } & StepReport
>('payments.step');
