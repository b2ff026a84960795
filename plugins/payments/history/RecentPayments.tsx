import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  EmptyState,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useServices,
  useTranslate,
} from '#core/ui';
import { paymentHistoryRoute } from '../contract.ts';
import { AllLink } from '../../office/ui.ts';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { useRefreshOnPayment } from '../payment/useRefreshOnPayment.ts';
import { PaymentHistoryStore } from './PaymentHistoryStore.ts';
import styles from '../payment/Payments.module.css';

const shownCount = 3;

/** The newest payments of both directions, with the link to all of them. */
export const RecentPayments = observer(function RecentPayments() {
  const t = useTranslate('payments');
  const services = useServices();
  const [{ payments }] = useState(() => new PaymentHistoryStore(services));
  useEffect(() => payments.open(), [payments]);
  useRefreshOnPayment(payments);
  return (
    <Panel aria-labelledby="recent-payments">
      <PanelHead
        id="recent-payments"
        title={t('payments.later:recent.title')}
        actions={<AllLink to={paymentHistoryRoute} label={t('menu.history')} />}
      />
      <ResourceView
        resource={payments}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {({ payments: rows }) =>
          rows.length === 0 ? (
            <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
          ) : (
            <ul className={styles.list}>
              {rows.slice(0, shownCount).map((payment) => (
                <PaymentRow key={payment.id} payment={payment} isMixed />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Panel>
  );
});
