import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  focusElement,
  Form,
  PanelPage,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { SignInLink } from '../emails/SignInLink.tsx';
import { OpenLinkAgain, useEmailToken } from '../../auth/ui.ts';
import { reportSteps } from '#core/data';
import { recoveryStepEvent, forgotPasswordModal } from '../contract.ts';

import { NewPasswordField, useNewPassword } from '../../auth/ui.ts';
import { UsedLink } from '../emails/UsedLink.ts';
import { PasswordResetStore } from './PasswordResetStore.ts';
import form from '../emails/RecoveryForm.module.css';

/** Page of the e-mail link that sets a new password. */
export const PasswordResetPage = observer(function PasswordResetPage() {
  const t = useTranslate('recovery');
  const services = useServices();
  const { http, modals, session, storage } = services;
  const token = useEmailToken();
  const newPassword = useNewPassword();
  const [store] = useState(
    () =>
      new PasswordResetStore(
        http,
        token,
        newPassword,
        new UsedLink('reset', storage),
        reportSteps(services, recoveryStepEvent, { by: 'password' }),
      ),
  );
  const { state } = store;
  const isChanged = state === 'changed';
  const title = t(isChanged ? 'reset.changed.title' : 'reset.title');
  usePageTitle(title);

  useEffect(() => void store.look(), [store]);
  useEffect(() => {
    // The platform has ended all sessions of the person, including this one.
    if (isChanged && session.isAuthed) void session.end({ isServerTold: true });
  }, [isChanged, session]);

  return (
    <PanelPage title={title} isDone={isChanged}>
      {isChanged ? (
        <>
          <Alert tone="success">{t('reset.changed.text')}</Alert>
          <SignInLink />
        </>
      ) : state === 'link-invalid' ? (
        <>
          {token === '' ? (
            <OpenLinkAgain />
          ) : (
            <Alert tone="warning" title={t('link.invalid')}>
              {t('reset.invalid.text')}
            </Alert>
          )}
          <Button
            variant="primary"
            size="lg"
            isBlock
            onClick={() => void modals.open(forgotPasswordModal, {})}
          >
            {t('reset.another')}
          </Button>
        </>
      ) : (
        <Form className={form.form} onSubmit={store.send}>
          <CallFailureAlert failure={state} />
          <NewPasswordField
            ref={focusElement}
            label={t('reset.password')}
            login={store.login}
            password={store.newPassword}
            enterKeyHint="go"
          />
          <Button type="submit" variant="primary" size="lg" isBlock isBusy={state === 'sending'}>
            {t('reset.send')}
          </Button>
        </Form>
      )}
    </PanelPage>
  );
});
