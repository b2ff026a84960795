import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  PanelPage,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { registerCommand } from '../../auth/contract.ts';
import { useEmailToken } from '../../auth/ui.ts';
import { ConfirmStore } from './ConfirmStore.ts';
import { useRegistered } from './useRegistered.ts';

/** Where the letter of a registration leads: a press opens the account and signs in. */
export const ConfirmPage = observer(function ConfirmPage() {
  const t = useTranslate('registration');
  const { commands, environment, http } = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new ConfirmStore(http, token));
  const { state, registered } = store;
  const isOver = state === 'link-invalid';
  usePageTitle(t('confirm.title'));

  useRegistered(registered);

  if (registered?.kind === 'opened')
    return (
      <PanelPage title={t('confirm.title')}>
        <Alert tone="success" title={t('confirm.opened')}>
          {t('confirm.openedText')}
        </Alert>
        <ButtonLink to={`/${environment.language}`} variant="primary" size="lg" isBlock>
          {t('confirm.home')}
        </ButtonLink>
      </PanelPage>
    );

  return (
    <PanelPage title={t('confirm.title')} reason={isOver ? undefined : t('confirm.text')}>
      {isOver ? (
        <Alert tone="warning" title={t('confirm.over')}>
          {t('confirm.overText')}
        </Alert>
      ) : null}
      {state === 'no-connection' ? (
        <Alert tone="danger" title={t('failure.no-connection')}>
          {t('confirm.noConnection')}
        </Alert>
      ) : null}
      {isOver ? (
        <Button
          variant="primary"
          size="lg"
          isBlock
          onClick={() => void commands.run(registerCommand, {})}
        >
          {t('register')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={state === 'sending'}
          onClick={() => void store.confirm()}
        >
          {t('confirm.send')}
        </Button>
      )}
    </PanelPage>
  );
});
