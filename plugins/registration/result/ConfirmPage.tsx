import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Alert, Button, ButtonLink, useServices, useTranslate } from '#core/ui';
import { registerCommand } from '../contract.ts';
import { PressedLinkPage, useEmailToken } from '../../auth/ui.ts';
import { createConfirmLink } from './createConfirmLink.ts';
import { useRegistered } from './useRegistered.ts';

/** Page of the e-mail of a registration: a press opens the account and signs in. */
export const ConfirmPage = observer(function ConfirmPage() {
  const t = useTranslate('registration');
  const { commands, environment, http } = useServices();
  const token = useEmailToken();
  const [link] = useState(() => createConfirmLink(http, token));
  const { state } = link;

  useRegistered(state.kind === 'done' ? state.answer : undefined);

  return (
    <PressedLinkPage
      link={link}
      title={t('confirm.title')}
      text={t('confirm.text')}
      send={t('confirm.send')}
      doneTitle={t('credentials.title')}
      done={
        <>
          <Alert tone="success">{t('confirm.opened')}</Alert>
          <ButtonLink to={`/${environment.language}`} variant="primary" size="lg" isBlock>
            {t('confirm.home')}
          </ButtonLink>
        </>
      }
      over={{
        title: t('confirm.over'),
        text: t('confirm.overText'),
        action: (
          <Button
            variant="primary"
            size="lg"
            isBlock
            onClick={() => void commands.run(registerCommand, {})}
          >
            {t('register')}
          </Button>
        ),
      }}
      alertOf={(failure) => (
        <Alert tone="danger" title={t(`failure.${failure}`)}>
          {t(failure === 'trouble' ? 'failure.trouble.text' : 'confirm.noConnection')}
        </Alert>
      )}
    />
  );
});
