import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { skeletons } from '#core';
import { Panel, PanelHead, Skeleton, useServices, useTranslate } from '#core/ui';
import { readPaymentTopic } from '#domain/requests/paymentTopics.ts';
import { PaymentFactsList } from '../request/PaymentFactsList.tsx';
import { AskPage } from './AskPage.tsx';
import { createAskablePayment } from './createAskable.ts';
import { OpenRequestAlert, RequestForm } from './RequestForm.tsx';

/** Form about one payment, with its details. */
export const TransactionPage = observer(function TransactionPage() {
  const { topicId = '', transactionId = '' } = useServices().navigation.params;
  return (
    <TransactionView
      key={`${topicId}/${transactionId}`}
      topicId={topicId}
      paymentId={Number(transactionId)}
    />
  );
});

const TransactionView = observer(function TransactionView({
  topicId,
  paymentId,
}: {
  readonly topicId: string;
  readonly paymentId: number;
}) {
  const t = useTranslate('payment-requests.page');
  const services = useServices();
  const [askable] = useState(() => createAskablePayment(services, topicId, paymentId));
  return (
    <AskPage resource={askable} skeleton={<Skeleton shapes={skeletons.form} />}>
      {({ payment, requestId }) => {
        const topic = readPaymentTopic(topicId);
        if (topic === undefined) return null;
        if (requestId !== undefined) return <OpenRequestAlert id={requestId} />;
        return (
          <Panel aria-labelledby="ask-payment">
            <PanelHead id="ask-payment" title={t(`topic.${topic}`)} />
            <PaymentFactsList payment={payment} />
            <RequestForm topic={topic} paymentId={payment.id} />
          </Panel>
        );
      }}
    </AskPage>
  );
});
