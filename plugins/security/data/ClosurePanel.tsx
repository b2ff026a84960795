import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Actions,
  Alert,
  Button,
  ButtonLink,
  ConfirmDialog,
  PanelBody,
  PanelText,
  ResourcePanel,
  useFormat,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Money } from '#domain/money/Money.ts';
import { listInLine } from '#domain/texts/listInLine.ts';
import { responsibleRoute, signOutCommand } from '../../auth/contract.ts';
import { historyRoute } from '../../office/contract.ts';
import { withdrawRoute } from '../../payments/contract.ts';
import { questionModal } from '../../support/contract.ts';
import type { Closure } from './DataApi.ts';
import type { DataStore } from './DataStore.ts';

/** Closing the account: obstacles, data kept by law, and a break as the alternative. */
export const ClosurePanel = observer(function ClosurePanel({
  store,
}: {
  readonly store: DataStore;
}) {
  const t = useTranslate('security.data');
  const { commands, navigation } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const close = async (): Promise<void> => {
    setIsAsking(false);
    if (await store.close()) await commands.run(signOutCommand, { isConfirmed: true });
  };
  return (
    <>
      <ResourcePanel title={t('close')} resource={store.closure}>
        {(closure) => (
          <PanelBody>
            <PanelText>{t('close.text', { count: closure.retentionYears })}</PanelText>
            {store.hasFailedToClose ? <Alert tone="danger">{t('close.failed')}</Alert> : null}
            <Obstacles closure={closure} />
            <Actions>
              {navigation.hasRoute(responsibleRoute) ? (
                <ButtonLink to={{ name: responsibleRoute }}>{t('close.break')}</ButtonLink>
              ) : null}
              <Button
                isBusy={store.isClosing}
                isDisabled={isBlocked(closure)}
                onClick={() => setIsAsking(true)}
              >
                {t('close.begin')}
              </Button>
            </Actions>
          </PanelBody>
        )}
      </ResourcePanel>
      {isAsking ? (
        <ConfirmDialog
          title={t('close.sure')}
          keep={t('close.keep')}
          act={t('close.begin')}
          variant="danger"
          onKeep={() => setIsAsking(false)}
          onAct={() => void close()}
        >
          <p>{t('close.sure.text')}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
});

function isBlocked({ openBets, balances, debts }: Closure): boolean {
  return openBets > 0 || balances.length > 0 || debts.length > 0;
}

/** Obstacles, each with a link that resolves it. */
function Obstacles({ closure }: { readonly closure: Closure }) {
  const t = useTranslate('security.data');
  const { money } = useFormat();
  const { environment, modals, navigation, plan } = useServices();
  const { openBets, balances, debts } = closure;
  const inLine = (amounts: readonly Money[]): string =>
    listInLine(
      amounts.map((each) => money(each)),
      environment.direction,
    );
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
          {t('close.money', { amount: inLine(balances) })}
        </Alert>
      )}
      {debts.length === 0 ? null : (
        <Alert
          tone="warning"
          actions={
            plan.modals.some(({ id }) => id === questionModal.id) ? (
              <Button
                size="sm"
                onClick={() => void modals.open(questionModal, { topic: 'payments' })}
              >
                {t('close.debt.go')}
              </Button>
            ) : undefined
          }
        >
          {t('close.debt', { amount: inLine(debts) })}
        </Alert>
      )}
    </>
  );
}
