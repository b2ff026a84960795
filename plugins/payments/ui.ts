/** A payment as a row of a list; its view must load the namespace `payments`. */
export { PaymentRow } from './payment/PaymentRow.tsx';
/** The payment beside which a contribution to `paymentActionsSlot` or `arrivedSlot` is rendered. */
export { usePaymentHere } from './payment/PaymentSlot.tsx';
/** Data of a payment in a row. */
export type { PaymentSummary } from './payment/Payment.ts';
/** Payment methods that can be shown. */
export { methodKinds } from './payment/methodKinds.ts';
