import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Icon,
  Link,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import {
  accountsToken,
  responsibleRoute,
  securityRoute,
  verificationRoute,
} from '../../auth/contract.ts';
import { AmountInput } from '../payment/AmountInput.tsx';
import { MethodChoice } from '../payment/MethodChoice.tsx';
import { groupMethods } from '../payment/groupMethods.ts';
import type { Methods } from '../payment/Payment.ts';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { PaymentsHead } from '../payment/PaymentsHead.tsx';
import { useComeBack } from '../payment/useComeBack.ts';
import { DepositStore } from './DepositStore.ts';
import { OfficePage } from '../../office/ui.ts';
import styles from '../payment/Payments.module.css';

/** Paying in: which way, how much, then on to the provider's page. */
export const DepositPage = observer(function DepositPage() {
  const t = useTranslate('payments');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new DepositStore(services, accounts));
  useComeBack(store.comeBack);
  usePageTitle(t('menu.deposit'));
  return (
    <OfficePage>
      <PaymentsHead here="deposit" />
      <ResourceView
        resource={store.methods}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(methods) => <DepositForm store={store} methods={methods} />}
      </ResourceView>
    </OfficePage>
  );
});

/** Where the person opens deposits again. */
const cures: Readonly<
  Partial<
    Record<
      NonNullable<Methods['closedReason']>,
      { readonly route: string; readonly key: 'closed.security' | 'closed.verify' }
    >
  >
> = {
  first_secret: { route: securityRoute, key: 'closed.security' },
  identity: { route: verificationRoute, key: 'closed.verify' },
};

interface DepositFormProps {
  readonly store: DepositStore;
  readonly methods: Methods;
}

const DepositForm = observer(function DepositForm({ store, methods }: DepositFormProps) {
  const t = useTranslate('payments');
  const { date, time } = useFormat();
  const { navigation } = useServices();
  const { method, account } = store;
  const { closedUntilS = 0 } = methods;
  const cure = methods.closedReason === undefined ? undefined : cures[methods.closedReason];
  if (methods.closedReason !== undefined)
    return (
      <Alert
        tone="warning"
        title={t(methods.closedReason === 'identity' ? 'closed.identity.title' : 'closed.title')}
      >
        {t(`closed.${methods.closedReason}`, {
          date: `${date(closedUntilS)} ${time(closedUntilS)}`,
        })}
        {cure !== undefined && navigation.hasRoute(cure.route) ? (
          <>
            {' '}
            <Link to={{ name: cure.route }} className={styles.link}>
              {t(cure.key)}
            </Link>
          </>
        ) : null}
      </Alert>
    );
  const groups = groupMethods(methods.methods);
  if (store.asksForLimit) return <LimitFirst store={store} />;
  return (
    <div className={styles.grid}>
      <div className={styles.ways}>
        <OpenDeposits store={store} />
        <Panel>
          {groups.map(({ legend, members }) => (
            <MethodChoice
              key={legend}
              legend={t(legend)}
              methods={members}
              isChosen={({ id }) => id === store.methodId}
              onChoose={({ id }) => store.choose(id)}
            />
          ))}
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel aria-labelledby="deposit-form">
          <PanelHead
            id="deposit-form"
            title={method === undefined ? t('choose.title') : t(`method.${method.kind}`)}
          />
          {method === undefined || account === undefined ? (
            <p className={styles.note}>{t('choose.text')}</p>
          ) : (
            <DepositAmount store={store} currency={account.currency} />
          )}
        </Panel>
        <DepositRoom methods={methods} />
        <Panel as="div">
          <p className={styles.note}>
            <Icon name="shield-lock" size={18} />
            {t('card.note')}
          </p>
        </Panel>
      </div>
      <LastDeposits store={store} />
    </div>
  );
});

/** Offered before the first deposit; both ways on are of one size. */
const LimitFirst = observer(function LimitFirst({ store }: { readonly store: DepositStore }) {
  const t = useTranslate('payments');
  return (
    <Panel aria-labelledby="limit-first">
      <PanelHead id="limit-first" title={t('first.title')} />
      <div className={styles.form}>
        <p>{t('first.text')}</p>
        <span className={styles.actions}>
          <ButtonLink variant="primary" to={{ name: responsibleRoute }}>
            {t('first.set')}
          </ButtonLink>
          <Button onClick={store.goOnWithoutLimit}>{t('first.skip')}</Button>
        </span>
      </div>
    </Panel>
  );
});

/** What the person's own limits leave, and the way to them; before anything is sent. */
const DepositRoom = observer(function DepositRoom({ methods }: { readonly methods: Methods }) {
  const t = useTranslate('payments');
  const { money, dateTime } = useFormat();
  const { navigation } = useServices();
  const { room, roomGrowsAtS } = methods;
  const hasLimits = navigation.hasRoute(responsibleRoute);
  if (room === undefined && !hasLimits) return null;
  return (
    <Panel as="div">
      <p className={styles.note}>
        <Icon name="adjustments-horizontal" size={18} />
        <span>
          {room === undefined ? null : (
            <>
              {room.minor === 0 ? t('room.none') : t('room', { amount: money(room) })}
              {roomGrowsAtS === undefined
                ? '. '
                : `. ${t('room.grows', { date: dateTime(roomGrowsAtS) })}. `}
            </>
          )}
          {hasLimits ? (
            <Link to={{ name: responsibleRoute }} className={styles.link}>
              {t('room.limits')}
            </Link>
          ) : null}
        </span>
      </p>
    </Panel>
  );
});

const DepositAmount = observer(function DepositAmount({
  store,
  currency,
}: {
  readonly store: DepositStore;
  readonly currency: string;
}) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const { amount, feeMinor } = store;
  const total = money({ minor: (amount.minor ?? 0) + feeMinor, currency });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      {store.failure === undefined ? null : <PaymentFailureAlert failure={store.failure} />}
      <AmountInput field={amount} currency={currency} />
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t('fee')}</dt>
          <dd className="num">{money({ minor: feeMinor, currency })}</dd>
        </div>
        <div className={`${styles.sum} ${styles.total}`}>
          <dt>{t('pay')}</dt>
          <dd className="num">{total}</dd>
        </div>
      </dl>
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isSending}>
        {amount.minor === undefined ? t('menu.deposit') : t('deposit.send', { amount: total })}
      </Button>
    </form>
  );
});

/** What waits for the person or for a bank, in every tab. */
const OpenDeposits = observer(function OpenDeposits({ store }: { readonly store: DepositStore }) {
  const t = useTranslate('payments');
  if (store.open.length === 0) return null;
  return (
    <Panel aria-labelledby="open-deposits">
      <PanelHead id="open-deposits" title={t('open.title')} />
      <ul className={styles.list}>
        {store.open.map((payment) => (
          <PaymentRow key={payment.id} payment={payment}>
            {payment.actionUrl === undefined ? null : (
              <span className={styles.actions}>
                <Button variant="primary" onClick={() => store.goOn(payment)}>
                  {t('open.continue')}
                </Button>
                <Button onClick={() => void store.cancel(payment)}>{t('open.cancel')}</Button>
              </span>
            )}
          </PaymentRow>
        ))}
      </ul>
    </Panel>
  );
});

const LastDeposits = observer(function LastDeposits({ store }: { readonly store: DepositStore }) {
  const t = useTranslate('payments');
  return (
    <Panel aria-labelledby="last-deposits" className={styles.history}>
      <PanelHead id="last-deposits" title={t('last.title')} />
      <ResourceView
        resource={store.last}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {({ payments }) =>
          payments.length === 0 ? (
            <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
          ) : (
            <ul className={styles.list}>
              {payments
                .filter((payment) => !store.open.includes(payment))
                .slice(0, 5)
                .map((payment) => (
                  <PaymentRow key={payment.id} payment={payment} />
                ))}
            </ul>
          )
        }
      </ResourceView>
    </Panel>
  );
});
