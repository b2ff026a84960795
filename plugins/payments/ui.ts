/** A payment as a line of a list; its view must load the namespace `payments`. */
export { PaymentRow } from './payment/PaymentRow.tsx';
/** The payment beside which a contribution to `paymentActionsSlot` or `arrivedSlot` stands. */
export { usePaymentHere } from './payment/PaymentSlot.tsx';
/** What a row tells of a payment. */
export type { PaymentSummary } from './payment/Payment.ts';
/** Ways of paying that can be drawn. */
export { methodKinds } from './payment/methodKinds.ts';
