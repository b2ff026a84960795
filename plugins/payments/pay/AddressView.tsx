import { observer } from 'mobx-react-lite';
import { Alert, QrCode, useFormat, useServices, useTranslate } from '#core/ui';
import type { PaymentAction } from '../payment/Payment.ts';
import { CopyLine } from './CopyLine.tsx';
import styles from './Pay.module.css';

interface AddressViewProps {
  readonly action: Extract<PaymentAction, { kind: 'address' }>;
  /** Currency of the rate. */
  readonly currency: string;
}

/** Address for tokens of this payment only, with the number of confirmations. */
export const AddressView = observer(function AddressView({ action, currency }: AddressViewProps) {
  const t = useTranslate('payments.pay');
  const { time } = useFormat();
  const { clock } = useServices();
  const { network, token, address, memo, amount, rate, rateUntilS, needed, seen } = action;
  const isRateOver = clock.nowMs() / 1000 > rateUntilS;
  return (
    <>
      <Alert tone="warning">{t('address.warning', { token, network })}</Alert>
      <QrCode text={address} label={t('address.qr')} />
      <dl className={styles.lines}>
        <CopyLine label={t('address.network')} value={network} />
        <CopyLine label={t('address.address')} value={address} />
        {memo === undefined ? null : <CopyLine label={t('address.memo')} value={memo} />}
        <CopyLine label={t('address.amount', { token })} value={amount} />
      </dl>
      {memo === undefined ? null : <p className={styles.text}>{t('address.memo.text')}</p>}
      <p className={styles.text}>
        {t(isRateOver ? 'address.rate.over' : 'address.rate', {
          token,
          rate: `${rate} ${currency}`,
          time: time(rateUntilS),
        })}
      </p>
      <p className={styles.text} role="status">
        {t('address.seen', { seen: String(seen), needed: String(needed) })}
      </p>
      <progress className={styles.progress} max={needed} value={seen} aria-hidden="true" />
    </>
  );
});
