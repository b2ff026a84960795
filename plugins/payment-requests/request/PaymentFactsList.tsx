import { PaymentRow, type PaymentSummary } from '../../payments/ui.ts';
import styles from './PaymentRequests.module.css';

/** Details of the payment of a request. */
export function PaymentFactsList({ payment }: { readonly payment: PaymentSummary }) {
  return (
    <ul className={styles.payment}>
      <PaymentRow payment={payment} isMixed />
    </ul>
  );
}
