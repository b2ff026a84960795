import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  PanelPage,
  Spinner,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { EmailForm } from '../emails/EmailForm.tsx';
import { NoConnectionAlert } from '../emails/NoConnectionAlert.tsx';
import { SignInLink } from '../emails/SignInLink.tsx';
import { useEmailToken } from '../../auth/ui.ts';
import { ConfirmEmailStore } from './ConfirmEmailStore.ts';
import { EmailStore } from '../emails/EmailStore.ts';

/** Where the link of an e-mail leads that confirms an address, or activates an account by it. */
export const ConfirmEmailPage = observer(function ConfirmEmailPage() {
  const t = useTranslate('recovery');
  const { http, navigation, session } = useServices();
  const token = useEmailToken();
  const kind = navigation.routeName === 'recovery.activate' ? 'activate' : 'verify';
  const [store] = useState(() => new ConfirmEmailStore(http, token));
  const [emailStore] = useState(() => new EmailStore(http, kind));
  const { state } = store;
  usePageTitle(t(`${kind}.title`));

  useEffect(() => void store.confirm(), [store]);

  const isDone = state === 'confirmed' || state === 'repeated';
  return (
    <PanelPage title={t(`${kind}.title`)} isBusy={state === 'checking'}>
      {state === 'checking' ? (
        <>
          <p role="status">{t('confirm.checking')}</p>
          <Spinner />
        </>
      ) : null}
      {isDone ? (
        <Alert
          tone="success"
          title={t(state === 'repeated' ? `${kind}.repeated` : `${kind}.confirmed`)}
        >
          {t(`${kind}.doneText`)}
        </Alert>
      ) : null}
      {isDone && !session.isAuthed ? <SignInLink /> : null}
      {state === 'no-connection' ? (
        <>
          <NoConnectionAlert text={t('confirm.noConnection')} />
          <Button variant="primary" size="lg" isBlock onClick={() => void store.confirm()}>
            {t('shell:tryAgain')}
          </Button>
        </>
      ) : null}
      {state === 'link-invalid' ? (
        <Alert tone="warning" title={t('link.invalid')}>
          {t('confirm.invalid')}
        </Alert>
      ) : null}
      {state === 'link-invalid' || state === 'no-link' ? (
        <EmailForm
          store={emailStore}
          text={t('confirm.ask')}
          send={t('letter.send')}
          sent={t('confirm.sent', { email: emailStore.email.trim() })}
        />
      ) : null}
    </PanelPage>
  );
});
