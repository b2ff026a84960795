import { ConfirmDialog, useTranslate } from '#core/ui';

interface TermsFailureDialogProps {
  readonly onClose: (answer?: 'retry' | 'sign-out') => void;
}

/** Not closed by Esc or a press outside: without an agreement nothing can go on. */
export function TermsFailureDialog({ onClose }: TermsFailureDialogProps) {
  const t = useTranslate('access');
  return (
    <ConfirmDialog
      title={t('terms.failure')}
      keep={t('signOut')}
      act={t('tryAgain')}
      focused="act"
      isDismissible={false}
      onKeep={() => onClose('sign-out')}
      onAct={() => onClose('retry')}
    >
      <p>{t('information_confirm_terms_error')}</p>
    </ConfirmDialog>
  );
}
