import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Dialog, useServices, useTranslate } from '#core/ui';
import { EmailStore } from '../emails/EmailStore.ts';
import { EmailForm } from '../emails/EmailForm.tsx';
import styles from './ForgotPasswordDialog.module.css';

interface ForgotPasswordDialogProps {
  readonly isInSignIn?: boolean;
  readonly onClose: (wish?: 'back-to-sign-in') => void;
}

/** The address parameter that opens this dialog; removed with it. */
const wish = 'showForgotPasswordModal';

/** Sends a link for a new password. It never says whether an address is known here. */
export const ForgotPasswordDialog = observer(function ForgotPasswordDialog({
  isInSignIn = false,
  onClose,
}: ForgotPasswordDialogProps) {
  const t = useTranslate('recovery');
  const { http, navigation } = useServices();
  const [store] = useState(() => new EmailStore(http, 'password'));

  const handleClose = (): void => {
    onClose();
    if (navigation.query.has(wish)) navigation.rewriteQuery({ [wish]: undefined });
  };

  return (
    <Dialog title={t('forgot.title')} isDismissible size="sm" onClose={handleClose}>
      <EmailForm
        store={store}
        text={t('forgot.text')}
        send={t('forgot.send')}
        sent={t('forgot.sent.text', { email: store.email.trim() })}
      >
        <Button size="lg" isBlock data-autofocus="" onClick={handleClose}>
          {t('forgot.close')}
        </Button>
      </EmailForm>
      {isInSignIn ? (
        <Button
          variant="ghost"
          size="lg"
          isBlock
          className={styles.back}
          onClick={() => onClose('back-to-sign-in')}
        >
          {t('forgot.back')}
        </Button>
      ) : null}
    </Dialog>
  );
});
