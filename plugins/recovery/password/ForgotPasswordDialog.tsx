import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Dialog, useServices, useTranslate } from '#core/ui';
import { EmailStore } from '../emails/EmailStore.ts';
import { EmailForm } from '../emails/EmailForm.tsx';

interface ForgotPasswordDialogProps {
  readonly onClose: () => void;
}

/** The address parameter that opens this dialog; removed with it. */
const wish = 'showForgotPasswordModal';

/** Sends a link for a new password. It never says whether an address is known here. */
export const ForgotPasswordDialog = observer(function ForgotPasswordDialog({
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
    </Dialog>
  );
});
