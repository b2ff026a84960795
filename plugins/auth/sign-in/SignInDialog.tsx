import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Dialog, useServices, useTranslate } from '#core/ui';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInDialog.module.css';

interface SignInDialogProps {
  readonly reason?: 'bet' | 'page';
  readonly onClose: (isSignedIn?: boolean) => void;
}

/** Sign-in over the page. It closes as soon as there is a session, from here or another tab. */
export const SignInDialog = observer(function SignInDialog({ reason, onClose }: SignInDialogProps) {
  const t = useTranslate('auth');
  const { scheduler, session } = useServices();
  const { isAuthed } = session;

  useEffect(() => {
    if (!isAuthed) return;
    onClose(true);
    // The button that opened it may be gone with the visitor's header: the focus must not fall out
    // of the page.
    scheduler.nextFrame(() => {
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
  }, [isAuthed, onClose, scheduler]);

  return (
    <Dialog
      title={t('signIn')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
    >
      {reason === undefined ? null : <p className={styles.reason}>{t(`reason.${reason}`)}</p>}
      <SignInForm />
    </Dialog>
  );
});
