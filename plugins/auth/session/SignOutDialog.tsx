import { observer } from 'mobx-react-lite';
import { ConfirmDialog, usePeekService, useTranslate } from '#core/ui';
import { couponSelectionsToken } from '../../coupon/contract.ts';

interface SignOutDialogProps {
  readonly onClose: (isConfirmed?: boolean) => void;
}

/** Asks once, in plain words, with two answers of the same size. */
export const SignOutDialog = observer(function SignOutDialog({ onClose }: SignOutDialogProps) {
  const t = useTranslate('auth');
  const count = usePeekService(couponSelectionsToken)?.count ?? 0;
  return (
    <ConfirmDialog
      title={t('signOut.title')}
      keep={t('signOut.stay')}
      act={t('signOut')}
      onKeep={() => onClose(false)}
      onAct={() => onClose(true)}
    >
      <p>{count === 0 ? t('signOut.text') : t('signOut.textWithCoupon', { count })}</p>
    </ConfirmDialog>
  );
});
