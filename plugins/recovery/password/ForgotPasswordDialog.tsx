import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button, Dialog, Segmented, useServices, useTranslate } from '#core/ui';
import { reportSteps } from '#core/data';
import { recoveryStepEvent, passwordResetRoute } from '../contract.ts';

import { PhoneEntry } from '../../auth/ui.ts';
import { EmailStore } from '../emails/EmailStore.ts';
import { EmailForm } from '../emails/EmailForm.tsx';
import { PhoneResetForm } from './PhoneResetForm.tsx';
import styles from './ForgotPasswordDialog.module.css';

interface ForgotPasswordDialogProps {
  readonly isInSignIn?: boolean;
  readonly onClose: (wish?: 'back-to-sign-in') => void;
}

/** Query parameter that opens this dialog; removed when it closes. */
const wish = 'showForgotPasswordModal';

/**
 * Sends a link, or a code by text, for a new password. Does not reveal whether an address or number
 * is known. Switching between the two keeps what was typed.
 */
export const ForgotPasswordDialog = observer(function ForgotPasswordDialog({
  isInSignIn = false,
  onClose,
}: ForgotPasswordDialogProps) {
  const t = useTranslate('recovery');
  const services = useServices();
  const { http, navigation } = services;
  const [store] = useState(
    () =>
      new EmailStore(http, 'password', reportSteps(services, recoveryStepEvent, { by: 'email' })),
  );
  const [phone] = useState(() => new PhoneEntry(services));
  const [way, setWay] = useState<'email' | 'phone'>('email');

  const handleClose = (): void => {
    onClose();
    if (navigation.query.has(wish)) navigation.rewriteQuery({ [wish]: undefined });
  };

  const handleToken = (token: string): void => {
    onClose();
    navigation.go({ name: passwordResetRoute, query: { token } });
  };

  return (
    <Dialog title={t('forgot.title')} isDismissible size="sm" onClose={handleClose}>
      <Segmented
        label={t('forgot.way')}
        isBlock
        className={styles.way}
        items={[
          { id: 'email', label: t('email') },
          { id: 'phone', label: t('phone') },
        ]}
        value={way}
        onChange={setWay}
      />
      {way === 'phone' ? (
        <PhoneResetForm phone={phone} onToken={handleToken} />
      ) : (
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
      )}
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
