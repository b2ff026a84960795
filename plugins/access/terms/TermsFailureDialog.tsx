import { Button, Dialog, useTranslate } from '#core/ui';
import styles from './TermsFailureDialog.module.css';

interface TermsFailureDialogProps {
  readonly onClose: (answer?: 'retry' | 'sign-out') => void;
}

/** Not closed by Esc or a press outside: without an agreement nothing can go on. */
export function TermsFailureDialog({ onClose }: TermsFailureDialogProps) {
  const t = useTranslate('access');
  return (
    <Dialog
      title={t('terms.failure')}
      isDismissible={false}
      size="sm"
      onClose={() => onClose()}
      footer={
        <div className={styles.answers}>
          <Button size="lg" onClick={() => onClose('sign-out')}>
            {t('signOut')}
          </Button>
          <Button size="lg" variant="primary" data-autofocus="" onClick={() => onClose('retry')}>
            {t('tryAgain')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>{t('information_confirm_terms_error')}</p>
    </Dialog>
  );
}
