import { PaymentRow, type PaymentSummary } from '../../payments/ui.ts';
import styles from './PaymentRequests.module.css';

/** The payment that a request is about. */
export function PaymentFactsList({ payment }: { readonly payment: PaymentSummary }) {
  return (
    <ul className={styles.payment}>
      <PaymentRow payment={payment} isMixed />
    </ul>
  );
}
