import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import {
  ButtonLink,
  EmptyState,
  Panel,
  PanelHead,
  Skeleton,
  useServices,
  useTranslate,
} from '#core/ui';
import { paymentRequestRoute } from '../../support/contract.ts';
import { PaymentRow } from '../../payments/ui.ts';
import { askableDays } from '#domain/requests/paymentTopics.ts';
import { askPaymentRoute } from '../contract.ts';
import styles from '../request/PaymentRequests.module.css';
import { AskPage } from './AskPage.tsx';
import { createAskable } from './createAskable.ts';

/** The person's payments of the last 90 days that fit the topic. */
export const TransactionsPage = observer(function TransactionsPage() {
  const { topicId = '' } = useServices().navigation.params;
  return <TransactionsView key={topicId} topicId={topicId} />;
});

const TransactionsView = observer(function TransactionsView({
  topicId,
}: {
  readonly topicId: string;
}) {
  const t = useTranslate('payment-requests.page');
  const tRequests = useTranslate('support.thread');
  const services = useServices();
  const [payments] = useState(() => createAskable(services, topicId));
  return (
    <AskPage resource={payments} skeleton={<Skeleton shapes={skeletons.panel} />}>
      {(known) => (
        <Panel aria-labelledby="ask-payments">
          <PanelHead id="ask-payments" title={t('payments.title')} />
          {known.length === 0 ? (
            <EmptyState
              icon="receipt"
              title={t('payments.none')}
              text={t('payments.none.text', { days: askableDays })}
            />
          ) : (
            <ul className={styles.payment}>
              {known.map(({ payment, requestId }) => (
                <PaymentRow key={payment.id} payment={payment} isMixed>
                  {requestId === undefined ? (
                    <ButtonLink
                      size="sm"
                      className={styles.here}
                      to={{
                        name: askPaymentRoute,
                        params: { topicId, transactionId: payment.id },
                      }}
                    >
                      {t('choose')}
                    </ButtonLink>
                  ) : (
                    <ButtonLink
                      size="sm"
                      className={styles.here}
                      to={{ name: paymentRequestRoute, params: { request: requestId } }}
                    >
                      {tRequests('request', { number: String(requestId) })}
                    </ButtonLink>
                  )}
                </PaymentRow>
              ))}
            </ul>
          )}
        </Panel>
      )}
    </AskPage>
  );
});
