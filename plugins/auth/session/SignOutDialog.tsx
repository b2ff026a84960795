import { observer } from 'mobx-react-lite';
import { ConfirmDialog, useService, useServices, useTranslate } from '#core/ui';
import { keptSelectionsToken } from '../contract.ts';

interface SignOutDialogProps {
  readonly onClose: (isConfirmed?: boolean) => void;
}

/** Asks once, in plain words, with two answers of the same size. */
export function SignOutDialog({ onClose }: SignOutDialogProps) {
  const t = useTranslate('auth');
  const { services } = useServices();
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      keep={t('signOut.stay')}
      act={t('signOut')}
      onKeep={() => onClose(false)}
      onAct={() => onClose(true)}
    >
      {services.has(keptSelectionsToken) ? <KeptSelectionsText /> : <p>{t('signOut.text')}</p>}
    </ConfirmDialog>
  );
}

const KeptSelectionsText = observer(function KeptSelectionsText() {
  const t = useTranslate('auth');
  const { count } = useService(keptSelectionsToken);
  return <p>{count === 0 ? t('signOut.text') : t('signOut.textWithCoupon', { count })}</p>;
});
