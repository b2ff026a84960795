import { ConfirmDialog, useTranslate } from '#core/ui';

interface TermsFailureDialogProps {
  readonly onClose: (answer?: 'retry' | 'sign-out') => void;
}

/** Not dismissible: without an agreement the person cannot continue. */
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
