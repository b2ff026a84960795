import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Alert,
  Button,
  PanelPage,
  useFocusAfter,
  usePageTitle,
  useServices,
  useTranslate,
} from '#core/ui';
import { EmailForm } from '../emails/EmailForm.tsx';
import form from '../emails/RecoveryForm.module.css';
import { useEmailToken } from '../../auth/ui.ts';
import { EmailStore } from '../emails/EmailStore.ts';
import { CallFailureAlert } from '../emails/CallFailureAlert.tsx';
import { StopNewsStore } from './StopNewsStore.ts';

/** Stops the newsletter after a press, without signing in; link scanners cannot press. */
export const StopNewsPage = observer(function StopNewsPage() {
  const t = useTranslate('recovery');
  const { http } = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new StopNewsStore(http, token));
  const [emailStore] = useState(() => new EmailStore(http, 'news'));
  const { state } = store;
  const { failure, isBusy } = store.sending;
  const email = `⁨${store.email}⁩`;
  const result = useFocusAfter<HTMLDivElement>(state);
  usePageTitle(t('news.title'));

  return (
    <PanelPage title={t('news.title')} reason={state === 'ready' ? t('news.text') : undefined}>
      {state === 'ready' || state === 'no-link' ? null : (
        <div ref={result} className={form.form} tabIndex={-1}>
          {state === 'stopped' ? (
            <Alert tone="success" title={t('news.stopped')}>
              {t('news.stoppedText', { email })}
            </Alert>
          ) : null}
          {state === 'repeated' ? (
            <Alert tone="info" title={t('news.repeated')}>
              {t('news.stoppedText', { email })}
            </Alert>
          ) : null}
          {state === 'resumed' ? (
            <Alert tone="success" title={t('news.resumed')}>
              {t('news.resumedText', { email })}
            </Alert>
          ) : null}
          {state === 'link-invalid' ? (
            <Alert tone="warning" title={t('link.invalid')}>
              {t('news.invalid')}
            </Alert>
          ) : null}
        </div>
      )}
      {failure === 'undo-over' ? (
        <Alert tone="danger" title={t('news.undoOver')}>
          {t('news.undoOverText')}
        </Alert>
      ) : (
        <CallFailureAlert failure={failure} text={t('confirm.noConnection')} />
      )}
      {state === 'ready' ? (
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={isBusy}
          onClick={() => void store.stop()}
        >
          {t('news.stop')}
        </Button>
      ) : null}
      {state === 'stopped' ? (
        <Button size="lg" isBlock isBusy={isBusy} onClick={() => void store.undo()}>
          {t('news.undo')}
        </Button>
      ) : null}
      {state === 'link-invalid' || state === 'no-link' ? (
        <EmailForm
          store={emailStore}
          text={t('news.ask')}
          send={t('letter.send')}
          sent={t('news.sent', { email: emailStore.email.trim() })}
        />
      ) : null}
    </PanelPage>
  );
});
