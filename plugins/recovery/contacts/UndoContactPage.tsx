import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Button, PanelPage, usePageTitle, useServices, useTranslate } from '#core/ui';
import { forgotPasswordModal } from '../../auth/contract.ts';
import { NoConnectionAlert } from '../emails/NoConnectionAlert.tsx';
import { useEmailToken } from '../../auth/ui.ts';
import { UndoContactStore } from './UndoContactStore.ts';

/** Where the old contact takes back a change; by a press, as mail scanners open links. */
export const UndoContactPage = observer(function UndoContactPage() {
  const t = useTranslate('recovery');
  const { http, modals, session } = useServices();
  const token = useEmailToken();
  const [store] = useState(() => new UndoContactStore(http, token));
  const { state } = store;
  const isUndone = state === 'undone';
  const isOver = state === 'link-invalid';
  usePageTitle(t('undo.title'));

  useEffect(() => {
    // The platform has ended every session of the person, this one too.
    if (isUndone && session.isAuthed) void session.end({ isServerTold: true });
  }, [isUndone, session]);

  return (
    <PanelPage title={t('undo.title')} reason={isUndone || isOver ? undefined : t('undo.text')}>
      {isUndone ? (
        <Alert tone="success" title={t('undo.done')}>
          {t('undo.doneText')}
        </Alert>
      ) : null}
      {isOver ? (
        <Alert tone="warning" title={t('link.invalid')}>
          {t('undo.invalid')}
        </Alert>
      ) : null}
      {state === 'no-connection' ? <NoConnectionAlert text={t('confirm.noConnection')} /> : null}
      {isUndone || isOver ? (
        <Button
          variant="primary"
          size="lg"
          isBlock
          onClick={() => void modals.open(forgotPasswordModal, {})}
        >
          {t('forgot.title')}
        </Button>
      ) : (
        <Button
          variant="primary"
          size="lg"
          isBlock
          isBusy={state === 'sending'}
          onClick={() => void store.undo()}
        >
          {t('undo.send')}
        </Button>
      )}
    </PanelPage>
  );
});
