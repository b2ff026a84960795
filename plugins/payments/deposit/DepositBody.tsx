import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  ButtonLink,
  Chip,
  EmptyState,
  focusElement,
  Form,
  Icon,
  LazyPart,
  Link,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  Slot,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { depositNotesSlot, waysRoute } from '../contract.ts';
import { accountsToken, responsibleRoute } from '../../auth/contract.ts';
import { RightNote, useClosedRight, usePersonResource } from '../../auth/ui.ts';
import { AmountInput } from '../order/AmountInput.tsx';
import { CancelPayment } from '../payment/CancelPayment.tsx';
import { ChargedLines, chargedOf } from '../order/ChargedLines.tsx';
import { MethodChoice } from '../order/MethodChoice.tsx';
import { groupMethods } from '../order/groupMethods.ts';
import { isPrinted, type Methods } from '../payment/Payment.ts';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { PrintedForm } from '../printed/PrintedForm.tsx';
import { ClosedDeposits } from './ClosedDeposits.tsx';
import { DepositNotices } from './DepositNotices.tsx';
import { NoRoom } from './NoRoom.tsx';
import { FundsReminder } from './FundsReminder.tsx';
import { SavedCardChoice, SavedCardFacts } from './SavedCards.tsx';
import { DepositChoices } from './DepositChoices.tsx';
import { useFormInSight } from '../order/useFormInSight.ts';
import { useComeBack } from '../order/useComeBack.ts';
import { useRefreshOnPayment } from '../payment/useRefreshOnPayment.ts';
import { DepositStore } from './DepositStore.ts';
import styles from '../payment/Payments.module.css';

/** Loaded lazily, because most people have one account. */
const loadAccountChoice = async () => (await import('../order/AccountChoice.tsx')).AccountChoice;

interface DepositBodyProps {
  /** Account of the deposit at first, if it is not the one that pays for bets. */
  readonly accountId?: number | undefined;
}

/** Payment methods, the form, and the last deposits. */
export const DepositBody = observer(function DepositBody({ accountId }: DepositBodyProps) {
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new DepositStore(services, accounts, accountId));
  useComeBack(store.comeBack);
  // Follows limits and breaks set in another tab.
  usePersonResource(store.methods);
  return (
    <>
      {accounts.isDepositClosed || store.paying.all.length < 2 ? null : (
        <LazyPart
          name="payments.account-choice"
          load={loadAccountChoice}
          props={{ labelKey: 'deposit.to', store } as const}
          hasLaterTexts
          skeleton={<Panel className={styles.choosing}>{null}</Panel>}
        />
      )}
      <ResourceView
        resource={store.methods}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(methods) => <DepositForm store={store} methods={methods} />}
      </ResourceView>
    </>
  );
});

interface DepositFormProps {
  readonly store: DepositStore;
  readonly methods: Methods;
}

const DepositForm = observer(function DepositForm({ store, methods }: DepositFormProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const { method, account } = store;
  const { waysRef, formRef } = useFormInSight(method !== undefined);
  // Validates the typed amount against the latest bounds.
  useEffect(() => store.amount.checkTyped(), [store, methods]);
  if (methods.closedReason !== undefined)
    return <ClosedDeposits methods={methods} onRetry={() => void store.methods.load()} />;
  const groups = groupMethods(store.offered, methods.saved.length > 0);
  if (store.asksForLimit)
    return (
      <div className={styles.column}>
        <OpenDeposits store={store} />
        <LimitFirst store={store} />
      </div>
    );
  if (methods.room?.minor === 0)
    return (
      <div className={styles.column}>
        <NoRoom growsAtS={methods.roomGrowsAtS} />
        <OpenDeposits store={store} />
        <LastDeposits store={store} />
      </div>
    );
  return (
    <div className={styles.grid}>
      <div ref={waysRef} className={styles.ways}>
        <DepositNotices store={store} methods={methods} />
        <FundsReminder store={store} />
        <OpenDeposits store={store} />
        <Panel>
          {groups.map(({ legend, members }) => (
            <MethodChoice
              key={legend}
              legend={t(legend)}
              methods={members}
              isChosen={({ id }) => id === store.methodId && store.savedId === undefined}
              onChoose={({ id }) => store.choose(id)}
              mostOf={store.mostOf}
              noteOf={(each) =>
                store.isOff(each)
                  ? {
                      text: t('payments.later:deposit.off', { least: money(each.least) }),
                      isOff: true,
                    }
                  : undefined
              }
            >
              {legend === 'methods.used' ? <SavedCardChoice store={store} /> : null}
            </MethodChoice>
          ))}
        </Panel>
      </div>
      <div ref={formRef} className={styles.column}>
        <Panel aria-labelledby="deposit-form">
          <PanelHead
            id="deposit-form"
            title={method === undefined ? t('choose.title') : t(`method.${method.kind}`)}
          />
          <SavedCardFacts store={store} />
          {method === undefined || account === undefined ? (
            <p className={styles.note}>{t('choose.text')}</p>
          ) : isPrinted(method) ? (
            <PrintedForm
              key={method.kind}
              kind={method.kind === 'cheque' ? 'cheque' : 'voucher'}
              acknowledged={store}
            />
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
          <WaysLink />
        </Panel>
      </div>
      <LastDeposits store={store} />
    </div>
  );
});

/** Offer of a limit before the first deposit; both answers are of the same size. */
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
          <Button onClick={() => void store.goOnWithoutLimit()}>{t('first.skip')}</Button>
        </span>
      </div>
    </Panel>
  );
});

/** Link to limits, fees and times of every method, in both directions. */
const WaysLink = observer(function WaysLink() {
  const t = useTranslate('payments');
  return (
    <p className={styles.note}>
      <Link to={{ name: waysRoute }} className="text-link">
        {t('ways.link')}
      </Link>
    </p>
  );
});

/** Room left by the person's own limits, with the link to them, shown before the order. */
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
              {t('room', { amount: money(room) })}
              {roomGrowsAtS === undefined
                ? '. '
                : `. ${t('room.grows', { date: dateTime(roomGrowsAtS) })}. `}
            </>
          )}
          {hasLimits ? (
            <Link to={{ name: responsibleRoute }} className="text-link">
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
  const { amount, feeMinor, method } = store;
  const total = { minor: (amount.minor ?? 0) + feeMinor, currency };
  const conversion = method?.conversion;
  const isClosed = useClosedRight('deposit') !== undefined;
  // With a fee, or in another currency, the charged sum differs from the credited one.
  const isMorePaid = feeMinor > 0 || conversion !== undefined;
  return (
    <Form className={styles.form} onSubmit={store.send}>
      {store.order.failure === undefined ? null : (
        <PaymentFailureAlert failure={store.order.failure} />
      )}
      <AmountInput field={amount} currency={currency} />
      {store.quickAmounts.length === 0 ? null : (
        <span className={styles.actions}>
          {store.quickAmounts.map((each) => (
            <Chip key={each.minor} onClick={() => store.writeAmount(each)}>
              {money(each)}
            </Chip>
          ))}
        </span>
      )}
      <DepositChoices store={store} />
      <Slot slot={depositNotesSlot} />
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>{t('fee')}</dt>
          <dd className="num">{money({ minor: feeMinor, currency })}</dd>
        </div>
        <ChargedLines money={total} conversion={conversion} label={t('pay')} />
      </dl>
      <RightNote right="deposit" />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={store.order.isSending}
        isDisabled={isClosed}
      >
        {amount.minor === undefined
          ? t('menu.deposit')
          : t(isMorePaid ? 'deposit.pay' : 'deposit.send', {
              amount: money(chargedOf(total, conversion)),
            })}
      </Button>
    </Form>
  );
});

/** Deposits that wait for the person or a bank, from any tab. */
const OpenDeposits = observer(function OpenDeposits({ store }: { readonly store: DepositStore }) {
  const t = useTranslate('payments');
  // Shown whatever else the page asks for.
  useEffect(() => store.last.open(), [store]);
  useRefreshOnPayment(store.last);
  const cancelled = store.hasCancelled ? (
    <div ref={focusElement} tabIndex={-1}>
      <Alert tone="info">{t('payments.later:cancel.done')}</Alert>
    </div>
  ) : null;
  if (store.open.length === 0) return cancelled;
  return (
    <Panel aria-labelledby="open-deposits">
      <PanelHead id="open-deposits" title={t('open.title')} />
      {cancelled}
      <ul className={styles.list}>
        {store.open.map((payment) => (
          <PaymentRow key={payment.id} payment={payment}>
            {payment.action === undefined ? null : (
              <span className={styles.actions}>
                <Button variant="primary" onClick={() => store.goOn(payment)}>
                  {t('open.continue')}
                </Button>
                {payment.state === 'action_required' ? (
                  <CancelPayment onCancel={() => void store.cancel(payment)} />
                ) : null}
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
          payments.every((payment) => store.open.includes(payment)) ? (
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
