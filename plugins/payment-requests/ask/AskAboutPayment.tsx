import { ButtonLink, useTranslate } from '#core/ui';
import { usePaymentHere } from '../../payments/ui.ts';
import { askTopicsRoute } from '../contract.ts';
import styles from '../request/PaymentRequests.module.css';

/** Link from a payment in the history to a request about it. */
export function AskAboutPayment() {
  const t = useTranslate('payment-requests');
  const payment = usePaymentHere();
  if (payment === undefined) return null;
  return (
    <ButtonLink
      size="sm"
      variant="ghost"
      icon="help"
      className={styles.here}
      to={{ name: askTopicsRoute, query: { payment: String(payment.id) } }}
    >
      {t('ask')}
    </ButtonLink>
  );
}
