import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  Checkbox,
  PanelPage,
  ResourceView,
  Skeleton,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { securityRoute, signOutCommand } from '../../auth/contract.ts';
import { withdrawRoute } from '../../payments/contract.ts';
import { TermsSections } from '../terms/TermsSections.tsx';
import { TermsTextStore } from '../terms/TermsTextStore.ts';
import type { Transfer } from './Transfer.ts';
import styles from './TransferPage.module.css';
import { TransferStore } from './TransferStore.ts';

/** Asks whether the person moves to another operator: which one, what data, on which terms. */
export const TransferPage = observer(function TransferPage() {
  const t = useTranslate('access.transfer');
  const services = useServices();
  const [store] = useState(() => new TransferStore(services));
  usePageTitle(t('title'));
  return (
    <PanelPage title={t('title')} size="lg">
      <ResourceView
        resource={store.transfer}
        skeleton={<Skeleton shapes={skeletons.text} />}
        missing={null}
      >
        {(transfer) =>
          transfer.answer === 'refuse' ? (
            <Refused store={store} operator={transfer.operator} />
          ) : (
            <Question store={store} transfer={transfer} />
          )
        }
      </ResourceView>
    </PanelPage>
  );
});

const Question = observer(function Question({
  store,
  transfer: { operator, moves },
}: {
  readonly store: TransferStore;
  readonly transfer: Transfer;
}) {
  const t = useTranslate('access.transfer');
  return (
    <>
      <p className={styles.lead}>{t('lead', { operator })}</p>
      <h2 className={styles.heading}>{t('moves')}</h2>
      <ul className={styles.moves}>
        {moves.map((thing) => (
          <li key={thing}>{t(`moves.${thing}`)}</li>
        ))}
      </ul>
      <TransferTerms />
      <Checkbox label={t('read', { operator })} isChecked={store.isRead} onChange={store.setRead} />
      <Failure store={store} />
      <div className={styles.answers}>
        <Button
          size="lg"
          isBusy={store.sending === 'refuse'}
          onClick={() => void store.answer('refuse')}
        >
          {t('refuse')}
        </Button>
        <Button
          size="lg"
          variant="primary"
          isBusy={store.sending === 'agree'}
          isDisabled={!store.isRead}
          onClick={() => void store.answer('agree')}
        >
          {t('agree', { operator })}
        </Button>
      </div>
    </>
  );
});

/** Terms in force; if they fail to load, the question stays and they can be loaded again. */
const TransferTerms = observer(function TransferTerms() {
  const { environment, http } = useServices();
  const [store] = useState(() => new TermsTextStore(http));
  const { language } = environment;
  useEffect(() => {
    void store.text.load();
  }, [store, language]);
  return (
    <ResourceView
      resource={store.text}
      skeleton={<Skeleton shapes={skeletons.text} />}
      missing={null}
    >
      {(text) => <TermsSections sections={text.sections} />}
    </ResourceView>
  );
});

/** Only withdrawal, closing the account and the way back to the question are left. */
const Refused = observer(function Refused({
  store,
  operator,
}: {
  readonly store: TransferStore;
  readonly operator: string;
}) {
  const t = useTranslate('access.transfer');
  const tAccess = useTranslate('access');
  const { commands, navigation } = useServices();
  return (
    <>
      <p className={styles.lead}>{t('refused', { operator })}</p>
      <div className={styles.answers}>
        {navigation.hasRoute(withdrawRoute) ? (
          <ButtonLink size="lg" to={{ name: withdrawRoute }}>
            {t('withdraw')}
          </ButtonLink>
        ) : null}
        {navigation.hasRoute(securityRoute) ? (
          <ButtonLink size="lg" to={{ name: securityRoute }}>
            {t('close')}
          </ButtonLink>
        ) : null}
        <Button size="lg" onClick={() => void commands.run(signOutCommand, { isConfirmed: true })}>
          {tAccess('signOut')}
        </Button>
      </div>
      <Failure store={store} />
      <p className={styles.lead}>{t('again', { operator })}</p>
      <Checkbox label={t('read', { operator })} isChecked={store.isRead} onChange={store.setRead} />
      <div className={styles.answers}>
        <Button
          size="lg"
          isBusy={store.sending === 'agree'}
          isDisabled={!store.isRead}
          onClick={() => void store.answer('agree')}
        >
          {t('agree', { operator })}
        </Button>
      </div>
    </>
  );
});

const Failure = observer(function Failure({ store }: { readonly store: TransferStore }) {
  const t = useTranslate('access.transfer');
  return store.hasFailed ? <Alert tone="danger">{t('failed')}</Alert> : null;
});
