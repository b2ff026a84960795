import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  Button,
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
import { hasMoved, paymentOutcomes } from '#domain/payments/PaymentState.ts';
import { OfficeHead, OfficePage } from '../../office/ui.ts';
import { goOnWith } from '../payment/goOnWith.ts';
import { methodKinds } from '../payment/methodKinds.ts';
import { netOf } from '../payment/Payment.ts';
import { PaymentSlot } from '../payment/PaymentSlot.tsx';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { useRefreshOnPayment } from '../payment/useRefreshOnPayment.ts';
import { paymentActionsSlot, receiptModal } from '../contract.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { PaymentExportButton } from './PaymentExportButton.tsx';
import { PaymentHistoryStore } from './PaymentHistoryStore.ts';
import styles from '../payment/Payments.module.css';

const pageSize = 20;

/** All payments of the person, newest first. */
export const PaymentHistoryPage = observer(function PaymentHistoryPage() {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const services = useServices();
  const [store] = useState(() => new PaymentHistoryStore(services));
  const sums = store.payments.value?.sums ?? [];
  const isNarrow = Object.values(store.filter).some((wanted) => wanted !== undefined);
  usePageTitle(t('menu.history'));
  useRefreshOnPayment(store.payments);
  return (
    <OfficePage>
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
            onChange={(id) => store.narrow({ direction: id === 'all' ? undefined : id })}
          />
          <FilterSelect
            label={t('payments.later:filter.kind')}
            all={t('payments.later:filter.kind.all')}
            options={methodKinds.map((value) => ({ value, label: t(`method.${value}`) }))}
            value={store.kind}
            onChange={(kind) => store.narrow({ kind })}
          />
          <FilterSelect
            label={t('filter.outcome')}
            all={t('filter.outcome.all')}
            options={paymentOutcomes.map((value) => ({
              value,
              label: t(`filter.outcome.${value}`),
            }))}
            value={store.outcome}
            onChange={(outcome) => store.narrow({ outcome })}
          />
          <PaymentExportButton store={store} />
          {sums.map((each) => (
            <dl key={each.cameIn.currency} className={styles.figures}>
              <div>
                <dt>{t('history.in')}</dt>
                <dd className="num">{money(each.cameIn)}</dd>
              </div>
              <div>
                <dt>{t('history.out')}</dt>
                <dd className="num">{money(each.wentOut)}</dd>
              </div>
              <div>
                <dt>{t('history.net')}</dt>
                <dd className="num">{money(netOf(each))}</dd>
              </div>
            </dl>
          ))}
        </div>
        <ResourceView
          resource={store.payments}
          skeleton={<Skeleton shapes={skeletons.list} />}
          missing={null}
        >
          {({ payments, total }) =>
            payments.length === 0 ? (
              isNarrow ? (
                <EmptyState icon="receipt" title={t('none.filtered')} />
              ) : (
                <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
              )
            ) : (
              <>
                <ul className={styles.list}>
                  {payments.map((payment) => (
                    <PaymentRow key={payment.id} payment={payment} isMixed>
                      <span className={styles.actions}>
                        {payment.action === undefined ? null : (
                          <Button
                            size="sm"
                            variant="primary"
                            onClick={() => goOnWith(payment, services.navigation)}
                          >
                            {t('open.continue')}
                          </Button>
                        )}
                        {hasMoved(payment.state) ? (
                          <Button
                            size="sm"
                            icon="receipt"
                            onClick={() => void services.modals.open(receiptModal, { payment })}
                          >
                            {t('payments.later:receipt')}
                          </Button>
                        ) : null}
                        <PaymentSlot slot={paymentActionsSlot} payment={payment} />
                      </span>
                    </PaymentRow>
                  ))}
                </ul>
                {total <= pageSize ? null : (
                  <Pager
                    page={store.page}
                    pageCount={Math.ceil(total / pageSize)}
                    onChange={store.turnTo}
                  />
                )}
              </>
            )
          }
        </ResourceView>
      </Panel>
    </OfficePage>
  );
});
