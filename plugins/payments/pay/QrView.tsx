import { observer } from 'mobx-react-lite';
import { QrCode, useFormat, useTranslate } from '#core/ui';
import type { PaymentAction } from '../payment/Payment.ts';
import styles from './Pay.module.css';

/** QR code for a banking app, and a link for the same phone. */
export const QrView = observer(function QrView({
  action,
}: {
  readonly action: Extract<PaymentAction, { kind: 'qr' }>;
}) {
  const t = useTranslate('payments.pay');
  const { time } = useFormat();
  return (
    <>
      <p className={styles.text}>{t('qr.text')}</p>
      <QrCode text={action.text} label={t('qr.label')} />
      <p className={styles.text}>{t('until', { time: time(action.untilS) })}</p>
    </>
  );
});
