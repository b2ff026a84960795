import { observer } from 'mobx-react-lite';
import { useState, type FormEvent } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  ButtonLink,
  EmptyState,
  Panel,
  PanelHead,
  PasswordField,
  ResourceView,
  Skeleton,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { AmountInput } from '../payment/AmountInput.tsx';
import { MethodChoice } from '../payment/MethodChoice.tsx';
import type { Methods, Payment } from '../payment/Payment.ts';
import { PaymentFailureAlert } from '../payment/PaymentFailureAlert.tsx';
import { PaymentRow } from '../payment/PaymentRow.tsx';
import { PaymentsHead } from '../payment/PaymentsHead.tsx';
import { WithdrawStore } from './WithdrawStore.ts';
import { OfficePage } from '../../office/ui.ts';
import styles from '../payment/Payments.module.css';

/** Taking out: money goes back to where it came from, and nothing asks to change one's mind. */
export const WithdrawPage = observer(function WithdrawPage() {
  const t = useTranslate('payments');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(() => new WithdrawStore(services, accounts));
  usePageTitle(t('menu.withdraw'));
  return (
    <OfficePage>
      <PaymentsHead here="withdraw" />
      <ResourceView
        resource={store.methods}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
      >
        {(methods) => (
          <div className={styles.grid}>
            <div className={styles.ways}>
              <Panel>
                {methods.methods.length === 0 ? (
                  <EmptyState
                    icon="wallet"
                    title={t('withdraw.none.title')}
                    text={t('withdraw.none.text')}
                    action={
                      <ButtonLink to={{ name: 'payments.deposit' }}>{t('menu.deposit')}</ButtonLink>
                    }
                  />
                ) : (
                  <MethodChoice
                    legend={t('withdraw.methods')}
                    methods={methods.methods}
                    isChosen={({ instrument }) => instrument?.id === store.instrumentId}
                    onChoose={({ instrument }) => store.choose(instrument?.id)}
                  />
                )}
              </Panel>
            </div>
            <div className={styles.column}>
              {store.method === undefined ? null : (
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

interface WithdrawFormProps {
  readonly store: WithdrawStore;
  readonly methods: Methods;
  readonly name: string;
}

const WithdrawForm = observer(function WithdrawForm({ store, methods, name }: WithdrawFormProps) {
  const t = useTranslate('payments');
  const { money, amount: write } = useFormat();
  const { amount, method, account } = store;
  if (method === undefined || account === undefined) return null;
  const sum = money({ minor: amount.minor ?? 0, currency: account.currency });
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    void store.send();
  };
  return (
    <Panel aria-labelledby="withdraw-form">
      <PanelHead
        id="withdraw-form"
        title={
          <>
            {t(`method.${method.kind}`)} <bdi className="num">{name}</bdi>
          </>
        }
      />
      <form className={styles.form} onSubmit={handleSubmit} noValidate>
        {store.failure === undefined ? null : <PaymentFailureAlert failure={store.failure} />}
        {store.isDone ? <Alert tone="success">{t('withdraw.done')}</Alert> : null}
        <AmountInput
          field={amount}
          currency={account.currency}
          {...(methods.free === undefined
            ? {}
            : { hint: t('withdraw.free', { free: money(methods.free) }) })}
        />
        <Button onClick={() => store.takeAll(write)}>{t('withdraw.all')}</Button>
        <PasswordField
          label={t('password')}
          name="password"
          autoComplete="current-password"
          hint={t('password.hint')}
          value={store.password}
          onChange={store.setPassword}
          error={
            store.passwordProblem === undefined ? undefined : t(`password.${store.passwordProblem}`)
          }
        />
        <dl className={styles.sums}>
          <div className={styles.sum}>
            <dt>{t('fee')}</dt>
            <dd className="num">{money({ minor: 0, currency: account.currency })}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{t('arrives')}</dt>
            <dd>{t(`time.${method.time}`)}</dd>
          </div>
          <div className={`${styles.sum} ${styles.total}`}>
            <dt>{t('get')}</dt>
            <dd className="num">{sum}</dd>
          </div>
        </dl>
        <Button type="submit" variant="primary" size="lg" isBlock isBusy={store.isSending}>
          {amount.minor === undefined ? t('menu.withdraw') : t('withdraw.send', { amount: sum })}
        </Button>
        <p className={styles.text}>{t('withdraw.final')}</p>
      </form>
    </Panel>
  );
});

const Requests = observer(function Requests({ store }: { readonly store: WithdrawStore }) {
  const t = useTranslate('payments');
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
            <EmptyState icon="receipt" title={t('none.title')} text={t('none.text')} />
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

/** How far a withdrawal is on its way. */
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
