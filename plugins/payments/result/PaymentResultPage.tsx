import { observer } from 'mobx-react-lite';
import { useEffect, useState, type RefObject } from 'react';
import {
  Alert,
  ButtonLink,
  Link,
  PanelPage,
  Spinner,
  useFocusAfter,
  useFormat,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { isStrictProfile } from '#domain/limits/isStrictProfile.ts';
import { accountsToken, loginRoute } from '../../auth/contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { againQuery, arrivedSlot, depositRoute, paymentHistoryRoute } from '../contract.ts';
import type { Payment } from '../payment/Payment.ts';
import { PaymentSlot } from '../payment/PaymentSlot.tsx';
import { reasonKey } from '../payment/reasonKey.ts';
import { returnQuery } from '../payment/returnAddress.ts';
import { PaymentResultStore, type PaymentResult } from './PaymentResultStore.ts';
import styles from '../payment/Payments.module.css';

const tones = {
  succeeded: 'success',
  failed: 'danger',
  expired: 'warning',
  cancelled: 'neutral',
  pending: 'info',
} as const;
type ToldState = keyof typeof tones | 'unknown';

/** States in which nothing was paid, so that the person may want to try again. */
const undone: ReadonlySet<ToldState> = new Set(['failed', 'cancelled', 'expired']);

function toldOf(result: Exclude<PaymentResult, 'waiting'>): ToldState {
  if (result === 'unknown') return result;
  if (result in tones) return result as ToldState;
  // Changes after the arrival of the money are shown in the history.
  return result === 'chargeback_won' ? 'succeeded' : 'pending';
}

/** Page to which the provider returns people. It changes nothing: the platform is asked. */
export const PaymentResultPage = observer(function PaymentResultPage() {
  const t = useTranslate('payments');
  const services = useServices();
  const { navigation, session } = services;
  const ref = navigation.query.get('ref') ?? '';
  const [store] = useState(() => new PaymentResultStore(services, ref));
  useEffect(() => store.start(), [store]);
  const toldRef = useFocusAfter<HTMLDivElement>(store.result === 'waiting' ? 'waiting' : 'told');
  usePageTitle(t('result.title'));
  if (store.result === 'waiting')
    return (
      <PanelPage title={t('result.title')} reason={t('result.waiting')}>
        <Spinner />
      </PanelPage>
    );
  const told = toldOf(store.result);
  return (
    <PanelPage title={t('result.title')}>
      {session.isAuthed && undone.has(told) ? (
        <Undone told={told} own={store.own} toldRef={toldRef} back={store.back} />
      ) : (
        <>
          <Told told={told} own={store.own} toldRef={toldRef} />
          <div className={styles.actions}>
            {session.isAuthed ? (
              <GoOn back={store.back} />
            ) : (
              <ButtonLink to={{ name: loginRoute }} variant="primary">
                {t('result.signIn')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </PanelPage>
  );
});

interface ToldProps {
  readonly told: ToldState;
  readonly own: Payment | undefined;
  /** Gets the focus when the result is known. */
  readonly toldRef: RefObject<HTMLDivElement | null>;
}

/** Method and instrument; a mask such as `•• 0004` neither breaks nor reverses. */
function wayOf({ instrument }: Payment, method: string): string {
  if (instrument === undefined) return method;
  return `${method} \u2066${instrument.replaceAll('• ', '•\u00a0')}\u2069`;
}

/** Result of the payment, with the reason if it is known. */
const Told = observer(function Told({ told, own, toldRef }: ToldProps) {
  const t = useTranslate('payments');
  const { money } = useFormat();
  const reason = own?.reason;
  if (told === 'succeeded' && own?.direction === 'deposit')
    return (
      <>
        <div ref={toldRef} tabIndex={-1}>
          <Alert tone="success" title={t('result.succeeded')}>
            {t('payments.later:result.arrived', {
              amount: money(own.amount),
              method: wayOf(own, t(`method.${own.kind}`)),
            })}
          </Alert>
        </div>
        <PaymentSlot slot={arrivedSlot} payment={own} />
      </>
    );
  return (
    <div ref={toldRef} tabIndex={-1}>
      <Alert tone={told === 'unknown' ? 'warning' : tones[told]} title={t(`result.${told}`)}>
        {t(reason === undefined || told !== 'failed' ? `result.${told}.text` : reasonKey(reason))}
      </Alert>
      {own === undefined ? null : (
        <p className={styles.note}>
          <span>
            {wayOf(own, t(`method.${own.kind}`))} · <bdi className="num">{money(own.amount)}</bdi>
          </span>
        </p>
      )}
    </div>
  );
});

/** The reason, and a link to try again with the same method and amount. */
const Undone = observer(function Undone({
  told,
  own,
  toldRef,
  back,
}: ToldProps & { readonly back: string | undefined }) {
  const t = useTranslate('payments');
  const { accounts, activeAccount } = useService(accountsToken);
  // The deposit page begins with the account that pays for bets.
  const account = accounts.find(
    ({ kind, currency }) => kind !== 'bonus' && currency === own?.amount.currency,
  );
  return (
    <>
      <Told told={told} own={own} toldRef={toldRef} />
      <div className={styles.actions}>
        <ButtonLink
          variant="primary"
          to={{
            name: depositRoute,
            ...(own === undefined
              ? {}
              : {
                  query: {
                    [againQuery]: String(own.id),
                    ...(account === undefined || account.id === activeAccount?.id
                      ? {}
                      : { account: String(account.id) }),
                    ...(back === undefined ? {} : { [returnQuery]: back }),
                  },
                }),
          }}
        >
          {t('result.again')}
        </ButtonLink>
        {back === undefined ? null : <ButtonLink to={back}>{t('result.back')}</ButtonLink>}
        <ButtonLink to={{ name: paymentHistoryRoute }}>{t('menu.history')}</ButtonLink>
      </div>
    </>
  );
});

/** Links without a further deposit: back to the previous page, or to the account. */
const GoOn = observer(function GoOn({ back }: { readonly back: string | undefined }) {
  const t = useTranslate('payments');
  const { config, navigation } = useServices();
  return (
    <>
      {back === undefined ? null : (
        <ButtonLink to={back} variant="primary">
          {t('result.back')}
        </ButtonLink>
      )}
      {navigation.hasRoute(accountRoute) ? (
        <ButtonLink
          to={{ name: accountRoute }}
          variant={back === undefined ? 'primary' : 'secondary'}
        >
          {t('result.account')}
        </ButtonLink>
      ) : null}
      <ButtonLink to={{ name: paymentHistoryRoute }}>{t('menu.history')}</ButtonLink>
      {isStrictProfile(config.rgProfile) ? null : (
        <Link to={{ name: depositRoute }} className="lone-link">
          {t('result.more')}
        </Link>
      )}
    </>
  );
});
