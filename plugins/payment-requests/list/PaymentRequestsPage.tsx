import { useState } from 'react';
import { ButtonLink, useFormat, useServices, useTranslate } from '#core/ui';
import { paymentRequestRoute } from '../../support/contract.ts';
import { RequestListPage, RequestRow } from '../../support/ui.ts';
import { askTopicsRoute } from '../contract.ts';
import type { PaymentRequest } from '../request/PaymentRequest.ts';
import { useRequestTitle } from '../request/useRequestTitle.ts';
import { createPaymentRequests } from './createPaymentRequests.ts';

/** The person's requests about payments, newest first, and the link to a new one. */
export function PaymentRequestsPage() {
  const title = useTranslate('payment-requests')('menu');
  const t = useTranslate('payment-requests.page');
  const services = useServices();
  const [requests] = useState(() => createPaymentRequests(services));
  return (
    <RequestListPage
      title={title}
      label={title}
      requests={requests}
      action={
        <ButtonLink variant="primary" icon="plus" to={{ name: askTopicsRoute }}>
          {t('new')}
        </ButtonLink>
      }
      none={{ title: t('none'), text: t('none.text') }}
    >
      {(known) => (
        <ul>
          {known.map((request) => (
            <PaymentRequestRow key={request.id} request={request} />
          ))}
        </ul>
      )}
    </RequestListPage>
  );
}

function PaymentRequestRow({ request }: { readonly request: PaymentRequest }) {
  const tPayments = useTranslate('payments');
  const { money } = useFormat();
  const titleOf = useRequestTitle();
  const { id, payment } = request;
  return (
    <RequestRow
      request={request}
      title={titleOf(request)}
      to={{ name: paymentRequestRoute, params: { request: id } }}
      facts={
        payment === undefined ? undefined : (
          <>
            {tPayments(`direction.${payment.direction}`)}{' '}
            <bdi className="num">{money(payment.amount)}</bdi>
          </>
        )
      }
    />
  );
}
