import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Dialog, useServices, useTranslate } from '#core/ui';
import { forgotPasswordModal } from '../../recovery/contract.ts';
import { SignInWays } from './SignInWays.tsx';
import styles from './SignInDialog.module.css';

interface SignInDialogProps {
  readonly reason?: 'bet' | 'page';
  readonly onClose: (isSignedIn?: boolean) => void;
}

/** Sign-in over the page. It closes as soon as there is a session, from here or another tab. */
export const SignInDialog = observer(function SignInDialog({ reason, onClose }: SignInDialogProps) {
  const t = useTranslate('auth');
  const { modals, scheduler, session } = useServices();
  const [login, setLogin] = useState('');
  const [isForgotten, setForgotten] = useState(false);
  const { isAuthed } = session;

  useEffect(() => {
    if (!isAuthed) return;
    onClose(true);
    // The button that opened the dialog may be gone with the visitor's header, so that the focus
    // needs another target.
    scheduler.nextFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  }, [isAuthed, onClose, scheduler]);

  // Only one dialog is visible at a time; this one stays open, because its opener waits for a
  // result.
  const handleForgotten = async (typedLogin: string): Promise<void> => {
    setLogin(typedLogin);
    setForgotten(true);
    const wish = await modals.open(forgotPasswordModal, { isInSignIn: true });
    if (wish === 'back-to-sign-in') setForgotten(false);
    else onClose();
  };

  if (isForgotten) return null;
  return (
    <Dialog
      title={t('signIn')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
    >
      {reason === undefined ? null : <p className={styles.reason}>{t(`reason.${reason}`)}</p>}
      <SignInWays login={login} onForgotten={handleForgotten} onRegister={() => onClose()} />
    </Dialog>
  );
});
