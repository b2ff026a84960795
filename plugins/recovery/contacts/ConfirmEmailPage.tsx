import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Button,
  ButtonLink,
  PanelPage,
  Spinner,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { isCallFailure } from '../../auth/contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { EmailForm } from '../emails/EmailForm.tsx';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { SignInLink } from '../emails/SignInLink.tsx';
import { useEmailToken } from '../../auth/ui.ts';
import { ConfirmEmailStore } from './ConfirmEmailStore.ts';
import { UsedLink } from '../emails/UsedLink.ts';
import { EmailStore } from '../emails/EmailStore.ts';

/** Page of an e-mail link that confirms an address, or activates an account by it. */
export const ConfirmEmailPage = observer(function ConfirmEmailPage() {
  const t = useTranslate('recovery');
  const { http, navigation, session, storage } = useServices();
  const token = useEmailToken();
  const kind = navigation.routeName === 'recovery.activate' ? 'activate' : 'verify';
  const [store] = useState(() => new ConfirmEmailStore(http, token, new UsedLink(kind, storage)));
  const [emailStore] = useState(() => new EmailStore(http, kind));
  const { state } = store;
  const isDone = state === 'confirmed' || state === 'repeated';
  const title = isDone
    ? t(state === 'repeated' ? `${kind}.repeated` : `${kind}.confirmed`)
    : t(`${kind}.title`);
  usePageTitle(title);

  useEffect(() => void store.confirm(), [store]);

  return (
    <PanelPage title={title} isBusy={state === 'checking'} isDone={isDone}>
      {state === 'checking' ? (
        <>
          <p role="status">{t('confirm.checking')}</p>
          <Spinner />
        </>
      ) : null}
      {isDone ? <Alert tone="success">{t(`${kind}.doneText`)}</Alert> : null}
      {isDone && !session.isAuthed ? <SignInLink /> : null}
      {isDone && session.isAuthed && navigation.hasRoute(accountRoute) ? (
        <ButtonLink to={{ name: accountRoute }} variant="primary" size="lg" isBlock>
          {t('toAccount')}
        </ButtonLink>
      ) : null}
      {isCallFailure(state) ? (
        <>
          <CallFailureAlert failure={state} text={t('confirm.noConnection')} />
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
