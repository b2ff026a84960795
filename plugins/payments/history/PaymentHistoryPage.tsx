import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  EmptyState,
  Pager,
  Panel,
  ResourceView,
  Segmented,
  Skeleton,
  useFormat,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { OfficeHead } from '../../office/ui.ts';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { PaymentHistoryStore } from './PaymentHistoryStore.ts';
import styles from '../payment/Payments.module.css';

const pageSize = 20;

/** All payments of the person, newest first. */
export const PaymentHistoryPage = observer(function PaymentHistoryPage() {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const services = useServices();
  const [store] = useState(() => new PaymentHistoryStore(services));
  usePageTitle(t('menu.history'));
  return (
    <div className={styles.page}>
      <OfficeHead title={t('menu.history')} isBelowAccount />
      <Panel>
        <div className={styles.head}>
          <Segmented
            label={t('direction')}
            items={[
              { id: 'all', label: t('filter.all') },
              { id: 'deposit', label: t('filter.deposit') },
              { id: 'withdrawal', label: t('filter.withdrawal') },
            ]}
            value={store.direction ?? 'all'}
            onChange={(id) => store.show(id === 'all' ? undefined : id, 1)}
          />
          {store.payments.value === undefined ? null : (
            <dl className={styles.figures}>
              <div>
                <dt>{t('history.in')}</dt>
                <dd className="num">{money(store.payments.value.cameIn)}</dd>
              </div>
              <div>
                <dt>{t('history.out')}</dt>
                <dd className="num">{money(store.payments.value.wentOut)}</dd>
              </div>
            </dl>
          )}
        </div>
        <ResourceView
          resource={store.payments}
          skeleton={<Skeleton shapes={skeletons.list} />}
          missing={null}
        >
          {({ payments, total }) =>
            payments.length === 0 ? (
              <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
            ) : (
              <>
                <ul className={styles.list}>
                  {payments.map((payment) => (
                    <PaymentRow key={payment.id} payment={payment} isMixed />
                  ))}
                </ul>
                {total <= pageSize ? null : (
                  <Pager
                    page={store.page}
                    pageCount={Math.ceil(total / pageSize)}
                    onChange={(page) => store.show(store.direction, page)}
                  />
                )}
              </>
            )
          }
        </ResourceView>
      </Panel>
    </div>
  );
});
