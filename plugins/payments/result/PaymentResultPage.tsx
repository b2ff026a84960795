import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  ButtonLink,
  PanelPage,
  Spinner,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { loginRoute } from '../../auth/contract.ts';
import { PaymentResultStore, type PaymentResult } from './PaymentResultStore.ts';
import styles from '../payment/Payments.module.css';

const tones = {
  succeeded: 'success',
  failed: 'danger',
  expired: 'warning',
  cancelled: 'neutral',
  pending: 'info',
} as const;
type Told = keyof typeof tones | 'unknown';

function toldOf(result: Exclude<PaymentResult, 'waiting'>): Told {
  if (result === 'unknown') return result;
  if (result in tones) return result as Told;
  // Whatever came after the money had arrived is told in the history.
  return result === 'chargeback_won' ? 'succeeded' : 'pending';
}

/** Where the provider sends people back to. Nothing moves by it: the platform is asked. */
export const PaymentResultPage = observer(function PaymentResultPage() {
  const t = useTranslate('payments');
  const services = useServices();
  const { navigation, session } = services;
  const ref = navigation.query.get('ref') ?? '';
  const [store] = useState(() => new PaymentResultStore(services, ref));
  useEffect(() => store.start(), [store]);
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
      <Alert tone={told === 'unknown' ? 'warning' : tones[told]} title={t(`result.${told}`)}>
        {t(`result.${told}.text`)}
      </Alert>
      <div className={styles.actions}>
        {session.isAuthed ? (
          <>
            <ButtonLink to={{ name: 'payments.deposit' }} variant="primary">
              {t(told === 'failed' || told === 'cancelled' ? 'result.again' : 'result.more')}
            </ButtonLink>
            <ButtonLink to={{ name: 'payments.history' }}>{t('menu.history')}</ButtonLink>
          </>
        ) : (
          <ButtonLink to={{ name: loginRoute }} variant="primary">
            {t('result.signIn')}
          </ButtonLink>
        )}
      </div>
    </PanelPage>
  );
});
