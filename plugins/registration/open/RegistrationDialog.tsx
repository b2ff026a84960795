import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialog, useService, useServices, useTranslate } from '#core/ui';
import { registrationLeftEvent } from '../contract.ts';
import { registrationToken } from '../form/registrationToken.ts';
import { RegistrationView } from './RegistrationView.tsx';
import styles from './RegistrationDialog.module.css';

interface RegistrationDialogProps {
  readonly isNarrow?: boolean;
  readonly onClose: () => void;
}

/** Form over the page. Closing it asks about a password that was shown and not kept. */
export const RegistrationDialog = observer(function RegistrationDialog({
  isNarrow = false,
  onClose,
}: RegistrationDialogProps) {
  const t = useTranslate('registration');
  const { clock, events, session } = useServices();
  const store = useService(registrationToken);

  useEffect(() => {
    store.begin();
    return () => {
      if (!session.isAuthed && store.registered === undefined)
        events.emit(registrationLeftEvent, {
          type: store.type ?? '',
          filled: store.filledCount,
          seconds: Math.round((clock.nowMs() - (store.openedAtMs ?? clock.nowMs())) / 1000),
        });
      store.leave();
    };
  }, [store, clock, events, session]);

  const close = (): void => {
    if (store.canClose()) onClose();
  };

  return (
    <Dialog
      title={t('title')}
      isTitleHidden
      isDismissible
      size={isNarrow ? 'md' : 'wide'}
      onClose={close}
      className={styles.dialog}
    >
      <RegistrationView store={store} hasPicture={!isNarrow} heading="h2" onDone={onClose} />
    </Dialog>
  );
});
