import { observer } from 'mobx-react-lite';
import { useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  Checkbox,
  EmptyState,
  Form,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  focusElement,
  useFocusAfter,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { RightNote, useClosedRight, useHoldQuestions } from '../../auth/ui.ts';
import { AccountChoice } from '../order/AccountChoice.tsx';
import { AmountInput } from '../order/AmountInput.tsx';
import { ChargedLines } from '../order/ChargedLines.tsx';
import type { Methods, Payment } from '../payment/Payment.ts';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { useFormInSight } from '../order/useFormInSight.ts';
import { useRefreshOnPayment } from '../payment/useRefreshOnPayment.ts';
import { PaymentsHead } from '../payment/PaymentsHead.tsx';
import { durationText } from './durationText.ts';
import { WaysOut } from './WaysOut.tsx';
import { WithdrawStore } from './WithdrawStore.ts';
import { OfficePage } from '../../office/ui.ts';
import styles from '../payment/Payments.module.css';

/** Withdrawal: money goes back to its sources, and nothing tries to change the person's mind. */
export const WithdrawPage = observer(function WithdrawPage() {
  const t = useTranslate('payments');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new WithdrawStore(services, accounts));
  const { waysRef, formRef } = useFormInSight();
  usePageTitle(t('menu.withdraw'));
  useHoldQuestions();
  return (
    <OfficePage>
      <PaymentsHead here="withdraw" />
      <AccountChoice labelKey="withdraw.from" store={store} />
      <ResourceView
        resource={store.methods}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(methods) => (
          <div className={styles.grid}>
            <div ref={waysRef} className={styles.ways}>
              <WaysOut store={store} methods={methods} />
            </div>
            <div ref={formRef} className={styles.column}>
              {store.method === undefined ? (
                <Free methods={methods} />
              ) : (
                <WithdrawForm
                  store={store}
                  methods={methods}
                  name={store.method.instrument?.name ?? ''}
                />
              )}
            </div>
            <Requests store={store} />
          </div>
        )}
      </ResourceView>
    </OfficePage>
  );
});

/** The free amount, if no instrument can be chosen. */
function Free({ methods: { free } }: { readonly methods: Methods }) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  if (free === undefined) return null;
  return (
    <Panel as="div">
      <p className={styles.note}>{t('withdraw.free', { free: money(free) })}</p>
    </Panel>
  );
}

interface WithdrawFormProps {
  readonly store: WithdrawStore;
  readonly methods: Methods;
  readonly name: string;
}

const WithdrawForm = observer(function WithdrawForm({ store, methods, name }: WithdrawFormProps) {
  const t = useTranslate('payments');
  const { method, account } = store;
  const step = store.isReviewing ? 'review' : 'amount';
  const headingRef = useFocusAfter<HTMLHeadingElement>(step);
  const amountRef = useFocusAfter<HTMLInputElement>(step);
  if (method === undefined || account === undefined) return null;
  return (
    <Panel aria-labelledby="withdraw-form">
      <PanelHead
        id="withdraw-form"
        title={
          <>
            {t(`method.${method.kind}`)}{' '}
            <bdi dir="ltr" className="num">
              {name}
            </bdi>
          </>
        }
      />
      {store.isReviewing ? (
        <Review store={store} name={name} headingRef={headingRef} />
      ) : (
        <Amount store={store} methods={methods} amountRef={amountRef} />
      )}
    </Panel>
  );
});

/** The amount; the order is reviewed on the next step. */
const Amount = observer(function Amount({
  store,
  methods,
  amountRef,
}: Omit<WithdrawFormProps, 'name'> & { readonly amountRef: RefObject<HTMLInputElement | null> }) {
  const t = useTranslate('payments');
  const { money, amount: write } = useFormat();
  const { amount, account, method } = store;
  const isClosed = useClosedRight('withdraw') !== undefined || method?.restsUntilS !== undefined;
  if (account === undefined) return null;
  return (
    <Form className={styles.form} onSubmit={store.review}>
      {store.order.failure === undefined ? null : (
        <PaymentFailureAlert failure={store.order.failure} />
      )}
      {store.isDone ? (
        <div ref={focusElement} tabIndex={-1}>
          <Alert tone="success">{t('withdraw.done')}</Alert>
        </div>
      ) : null}
      <AmountInput
        // After the order the news above has the focus.
        ref={store.isDone ? undefined : amountRef}
        field={amount}
        currency={account.currency}
        {...(methods.free === undefined
          ? {}
          : { hint: t('withdraw.free', { free: money(methods.free) }) })}
      />
      {method?.firstTo === undefined || method.share === undefined ? null : (
        <p className={styles.text}>
          {t('payments.later:withdraw.share', {
            amount: money(method.share),
            first: method.firstTo,
          })}
        </p>
      )}
      <Button onClick={() => store.takeAll(write)}>{t('withdraw.all')}</Button>
      <Sums store={store} />
      <RestNote untilS={method?.restsUntilS} />
      <RightNote right="withdraw" />
      <Button type="submit" variant="primary" size="lg" isBlock isDisabled={isClosed}>
        {t('payments.later:withdraw.review')}
      </Button>
    </Form>
  );
});

/** Until when the chosen instrument is blocked, and why. */
function RestNote({ untilS }: { readonly untilS: number | undefined }) {
  const t = useTranslate('payments.later');
  const { dateTime } = useFormat();
  if (untilS === undefined) return null;
  return <Alert tone="warning">{t('withdraw.rests', { time: dateTime(untilS) })}</Alert>;
}

/** Review of the order before it is sent. */
const Review = observer(function Review({
  store,
  name,
  headingRef,
}: {
  readonly store: WithdrawStore;
  readonly name: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const { amount, method, account } = store;
  if (method === undefined || account === undefined) return null;
  const sum = money({ minor: amount.minor ?? 0, currency: account.currency });
  const lost = store.lost.map(({ left }) => money(left)).join(' + ');
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <h3 ref={headingRef} tabIndex={-1} className={styles.name}>
        {t('payments.later:withdraw.check')}
      </h3>
      {store.order.failure === undefined ? null : (
        <PaymentFailureAlert failure={store.order.failure} />
      )}
      <Sums store={store}>
        <div className={styles.sum}>
          <dt>{t('payments.later:withdraw.to')}</dt>
          <dd className="num">
            {t(`method.${method.kind}`)} <bdi dir="ltr">{name}</bdi>
          </dd>
        </div>
        <div className={styles.sum}>
          <dt>{t('amount')}</dt>
          <dd className="num">{sum}</dd>
        </div>
      </Sums>
      {method.isNew ? <Alert tone="info">{t('payments.later:withdraw.new')}</Alert> : null}
      <BonusChoice store={store} />
      <p className={styles.text}>{t('withdraw.final')}</p>
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.order.isSending}>
        {lost === ''
          ? t('withdraw.send', { amount: sum })
          : t('payments.later:withdraw.send.lost', { amount: sum, bonus: lost })}
      </Button>
      <Button onClick={store.change}>{t('payments.later:withdraw.change')}</Button>
    </form>
  );
});

/** Own money does not depend on a bonus: the bonus is kept, or given up in this step. */
const BonusChoice = observer(function BonusChoice({ store }: { readonly store: WithdrawStore }) {
  const t = useTranslate('payments.later');
  const { money } = useFormat();
  return store.methods.value?.bonuses.map(({ accountId, left, wagerLeft }) => (
    <Checkbox
      key={accountId}
      label={t('withdraw.bonus', { bonus: money(left) })}
      hint={t('withdraw.bonus.hint', { wager: money(wagerLeft) })}
      isChecked={store.givesUp.includes(accountId)}
      onChange={(isGivenUp) => store.setGivesUp(accountId, isGivenUp)}
    />
  ));
});

interface SumsProps {
  readonly store: WithdrawStore;
  /** Rows above fee and arrival. */
  readonly children?: ReactNode;
}

const Sums = observer(function Sums({ store, children }: SumsProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const { environment } = useServices();
  const { amount, method, account } = store;
  if (method === undefined || account === undefined) return null;
  const { currency } = account;
  const arrives =
    method.medianS === undefined
      ? t(`time.${method.time}`)
      : t('payments.later:withdraw.median', {
          time: durationText(method.medianS, environment.language),
        });
  return (
    <dl className={styles.sums}>
      {children}
      <div className={styles.sum}>
        <dt>{t('fee')}</dt>
        <dd className="num">{money({ minor: store.feeMinor, currency })}</dd>
      </div>
      <div className={styles.sum}>
        <dt>{t('arrives')}</dt>
        <dd>
          {method.isNew ? t('payments.later:withdraw.afterCheck', { time: arrives }) : arrives}
        </dd>
      </div>
      <ChargedLines
        money={{ minor: (amount.minor ?? 0) - store.feeMinor, currency }}
        conversion={method.conversion}
        label={t('get')}
      />
    </dl>
  );
});

const Requests = observer(function Requests({ store }: { readonly store: WithdrawStore }) {
  const t = useTranslate('payments');
  useRefreshOnPayment(store.requests);
  return (
    <Panel aria-labelledby="requests" className={styles.history}>
      <PanelHead id="requests" title={t('requests.title')} />
      <ResourceView
        resource={store.requests}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {({ payments }) =>
          payments.length === 0 ? (
            <EmptyState
              icon="receipt"
              title={t('payments.later:withdraw.noRequests')}
              text={t('payments.later:withdraw.noRequests.text')}
            />
          ) : (
            <ul className={styles.list}>
              {payments.slice(0, 5).map((payment) => (
                <PaymentRow key={payment.id} payment={payment}>
                  <Stages state={payment.state} />
                </PaymentRow>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </Panel>
  );
});

const stages = ['asked', 'checked', 'sent', 'arrived'] as const;

/** Progress of a withdrawal. */
function Stages({ state }: { readonly state: Payment['state'] }) {
  const t = useTranslate('payments');
  const at = stages.findIndex((stage) => stage === state);
  if (at === -1) return null;
  return (
    <ol className={styles.stages} aria-label={t('stages')}>
      {stages.map((stage, index) => (
        <li
          key={stage}
          className={styles.stage}
          data-done={index <= at ? '' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          {t(`state.${stage}`)}
        </li>
      ))}
    </ol>
  );
}
