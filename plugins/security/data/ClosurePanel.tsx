import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { skeletons } from '#core';
import {
  Alert,
  Button,
  ButtonLink,
  Dialog,
  Panel,
  PanelHead,
  ResourceView,
  Skeleton,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import {
  historyRoute,
  responsibleRoute,
  signOutCommand,
  withdrawRoute,
} from '../../auth/contract.ts';
import styles from '../protection/SecurityPage.module.css';
import type { Closure } from './DataApi.ts';
import type { DataStore } from './DataStore.ts';

/** The end of the account: what stands in its way, what is kept, and a break in its place. */
export const ClosurePanel = observer(function ClosurePanel({
  store,
}: {
  readonly store: DataStore;
}) {
  const t = useTranslate('security.data');
  const { commands, navigation } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => store.closure.open(), [store]);
  const close = async (): Promise<void> => {
    setIsAsking(false);
    if (await store.close()) await commands.run(signOutCommand, { isConfirmed: true });
  };
  return (
    <Panel aria-labelledby="closure">
      <PanelHead id="closure" title={t('close')} />
      <div className={styles.body}>
        <ResourceView
          resource={store.closure}
          skeleton={<Skeleton shapes={skeletons.panel} />}
          missing={null}
        >
          {(closure) => (
            <>
              <p className={styles.text}>{t('close.text', { count: closure.keptYears })}</p>
              {store.hasFailedToClose ? <Alert tone="danger">{t('close.failed')}</Alert> : null}
              <Obstacles closure={closure} />
              <div className={styles.actions}>
                {navigation.hasRoute(responsibleRoute) ? (
                  <ButtonLink to={{ name: responsibleRoute }}>{t('close.break')}</ButtonLink>
                ) : null}
                <Button
                  isBusy={store.isClosing}
                  isDisabled={closure.openBets > 0 || closure.balances.length > 0}
                  onClick={() => setIsAsking(true)}
                >
                  {t('close.begin')}
                </Button>
              </div>
            </>
          )}
        </ResourceView>
      </div>
      {isAsking ? (
        <Dialog
          title={t('close.sure')}
          isDismissible
          size="sm"
          onClose={() => setIsAsking(false)}
          footer={
            <div className={styles.actions}>
              <Button size="lg" onClick={() => setIsAsking(false)}>
                {t('close.keep')}
              </Button>
              <Button size="lg" variant="danger" onClick={() => void close()}>
                {t('close.begin')}
              </Button>
            </div>
          }
        >
          <p className={styles.text}>{t('close.sure.text')}</p>
        </Dialog>
      ) : null}
    </Panel>
  );
});

/** Each with the way to its end. */
function Obstacles({ closure }: { readonly closure: Closure }) {
  const t = useTranslate('security.data');
  const { money } = useFormat();
  const { navigation } = useServices();
  const { openBets, balances } = closure;
  return (
    <>
      {openBets === 0 ? null : (
        <Alert
          tone="warning"
          actions={
            navigation.hasRoute(historyRoute) ? (
              <ButtonLink size="sm" to={{ name: historyRoute }}>
                {t('close.bets.go')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t('close.bets', { count: openBets })}
        </Alert>
      )}
      {balances.length === 0 ? null : (
        <Alert
          tone="warning"
          actions={
            navigation.hasRoute(withdrawRoute) ? (
              <ButtonLink size="sm" to={{ name: withdrawRoute }}>
                {t('close.money.go')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t('close.money', { amount: balances.map((each) => money(each)).join(', ') })}
        </Alert>
      )}
    </>
  );
}
