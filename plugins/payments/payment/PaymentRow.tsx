import { observer } from 'mobx-react-lite';
import { Badge, useFormat, useServices, useTranslate } from '#core/ui';
import type { ReactNode } from 'react';
import type { PaymentSummary } from './Payment.ts';
import { reasonKey } from './reasonKey.ts';
import { hasReportedPaid } from './reportedPaid.ts';
import styles from './Payments.module.css';

const tones = {
  created: 'warning',
  action_required: 'warning',
  processing: 'info',
  succeeded: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  expired: 'neutral',
  refunded: 'neutral',
  charged_back: 'danger',
  chargeback_won: 'success',
  asked: 'info',
  checked: 'info',
  sent: 'info',
  arrived: 'success',
  refused: 'danger',
  returned: 'warning',
} as const satisfies Readonly<Record<PaymentSummary['state'], string>>;

interface PaymentRowProps {
  readonly payment: PaymentSummary;
  /** Names the direction in a list that has both. */
  readonly isMixed?: boolean;
  readonly children?: ReactNode;
}

/** A payment: method, time, amount and state. */
export const PaymentRow = observer(function PaymentRow({
  payment,
  isMixed = false,
  children,
}: PaymentRowProps) {
  const t = useTranslate('payments');
  const { money, dateTime } = useFormat();
  const { storage } = useServices();
  const { kind, instrument, amount, fee, state, reason, direction } = payment;
  return (
    <li className={styles.row}>
      <span>
        {isMixed ? `${t(`direction.${direction}`)} · ` : ''}
        {t(`method.${kind}`)}{' '}
        {instrument === undefined ? null : (
          <bdi dir="ltr" className={`num ${styles.whole ?? ''}`}>
            {instrument}
          </bdi>
        )}
        <small>
          <bdi className="num">{dateTime(payment.createdAtS)}</bdi>
          {' · '}
          {t('number', { id: String(payment.id) })}
          {fee.minor === 0 ? null : ` · ${t('fee')} ${money(fee)}`}
        </small>
      </span>
      <bdi className={`num ${styles.money}`}>{money(amount)}</bdi>
      {state === 'action_required' && hasReportedPaid(storage, payment.id) ? (
        <Badge tone="info">{t('state.told')}</Badge>
      ) : (
        <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
      )}
      {reason === undefined ? null : <p className={styles.reason}>{t(reasonKey(reason))}</p>}
      {children}
    </li>
  );
});
