import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  focusElement,
  Panel,
  PanelHead,
  Skeleton,
  useFormat,
  usePeekService,
  useServices,
  useTranslate,
} from '#core/ui';
import { OfficeResourcePage } from '../../office/ui.ts';
import { accountsToken } from '../../auth/contract.ts';
import { depositRoute, paymentHistoryRoute } from '../contract.ts';
import { CancelPayment } from '../payment/CancelPayment.tsx';
import { goOnWith } from '../payment/goOnWith.ts';
import type { Payment, PaymentAction } from '../payment/Payment.ts';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { useComeBack } from '../order/useComeBack.ts';
import { AddressView } from './AddressView.tsx';
import { CodeView } from './CodeView.tsx';
import { FrameView } from './FrameView.tsx';
import { PayStore } from './PayStore.ts';
import { QrView } from './QrView.tsx';
import { ReferenceView } from './ReferenceView.tsx';
import styles from '../payment/Payments.module.css';

/** One open payment, with what the person has to do. */
export const OpenPayment = observer(function OpenPayment({ id }: { readonly id: string }) {
  const t = useTranslate('payments.pay');
  const services = useServices();
  const [store] = useState(() => new PayStore(services, id));
  const payment = store.payment.value;
  useComeBack(store.payment.retry);
  const isOver = payment !== undefined && payment.action === undefined;
  useEffect(() => {
    // Nothing is left to do here: the result has a page of its own.
    if (isOver) goOnWith(payment, services.navigation);
  }, [isOver, payment, services]);
  return (
    <OfficeResourcePage
      title={t('pay.title')}
      resource={store.payment}
      missing={
        <EmptyState
          icon="receipt-off"
          title={t('pay.unknown')}
          action={<ButtonLink to={{ name: depositRoute }}>{t('pay.back')}</ButtonLink>}
        />
      }
    >
      {(known) =>
        known.action === undefined ? (
          <Skeleton shapes={skeletons.form} />
        ) : (
          <ToDo store={store} payment={known} action={known.action} />
        )
      }
    </OfficeResourcePage>
  );
});

interface ToDoProps {
  readonly store: PayStore;
  readonly payment: Payment;
  readonly action: PaymentAction;
}

const ToDo = observer(function ToDo({ store, payment, action }: ToDoProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  // Not everyone has a mail address.
  const isToldOnSite = usePeekService(accountsToken)?.user?.email === '';
  const total = { ...payment.amount, minor: payment.amount.minor + payment.fee.minor };
  const mayCancel = payment.state === 'action_required';
  const isElsewhere =
    action.kind === 'reference' || action.kind === 'qr' || action.kind === 'address';
  return (
    <Panel aria-labelledby="pay" className={styles.narrow}>
      <PanelHead
        id="pay"
        title={
          <>
            {t(`method.${payment.kind}`)} · <bdi className="num">{money(total)}</bdi>
          </>
        }
      />
      <div className={styles.form}>
        {store.failure === undefined ? null : <PaymentFailureAlert failure={store.failure} />}
        <ActionView store={store} payment={payment} action={action} />
        {store.hasReportedPaid ? (
          <div ref={focusElement} tabIndex={-1}>
            <Alert tone="info">
              {t(isToldOnSite ? 'payments.pay:pay.saidOnSite' : 'payments.pay:pay.said')}
            </Alert>
          </div>
        ) : null}
        <div className={styles.actions}>
          {store.hasReportedPaid ? (
            <ButtonLink variant="primary" to={{ name: paymentHistoryRoute }}>
              {t('menu.history')}
            </ButtonLink>
          ) : isElsewhere && mayCancel ? (
            <Button variant="primary" onClick={() => store.reportPaid(payment)}>
              {t('payments.pay:pay.paid')}
            </Button>
          ) : null}
          {mayCancel ? <CancelPayment onCancel={() => void store.cancel(payment)} /> : null}
          <ButtonLink to={{ name: depositRoute }} variant="ghost">
            {t('payments.pay:pay.back')}
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
});

function ActionView({ store, payment, action }: ToDoProps) {
  const { navigation } = useServices();
  switch (action.kind) {
    case 'redirect':
      return <Redirect to={action.url} />;
    case 'frame':
      return (
        <FrameView
          action={action}
          onDone={store.payment.retry}
          onLeave={() => navigation.leave(action.fallback)}
        />
      );
    case 'qr':
      return <QrView action={action} />;
    case 'reference':
      return <ReferenceView kind={payment.kind} action={action} />;
    case 'address':
      return <AddressView action={action} currency={payment.amount.currency} />;
    case 'code':
      return <CodeView store={store} payment={payment} action={action} />;
  }
}

/** Forwards an address of a payment that continues at the provider. */
function Redirect({ to }: { readonly to: string }) {
  const t = useTranslate('payments');
  const { navigation } = useServices();
  return (
    <Button variant="primary" onClick={() => navigation.leave(to)}>
      {t('open.continue')}
    </Button>
  );
}
