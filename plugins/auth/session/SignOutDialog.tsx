import { observer } from 'mobx-react-lite';
import { Button, Dialog, usePeekService, useTranslate } from '#core/ui';
import { couponSelectionsToken } from '../../coupon/contract.ts';
import styles from './SignOutDialog.module.css';

interface SignOutDialogProps {
  readonly onClose: (isConfirmed?: boolean) => void;
}

/** Asks once, in plain words, with two answers of the same size. */
export const SignOutDialog = observer(function SignOutDialog({ onClose }: SignOutDialogProps) {
  const t = useTranslate('auth');
  const count = usePeekService(couponSelectionsToken)?.count ?? 0;
  return (
    <Dialog
      title={t('signOut.title')}
      isDismissible
      size="sm"
      onClose={() => onClose()}
      className={styles.dialog}
      footer={
        <div className={styles.answers}>
          <Button size="lg" onClick={() => onClose(false)}>
            {t('signOut.stay')}
          </Button>
          <Button size="lg" variant="primary" onClick={() => onClose(true)}>
            {t('signOut')}
          </Button>
        </div>
      }
    >
      <p className={styles.text}>
        {count === 0 ? t('signOut.text') : t('signOut.textWithCoupon', { count })}
      </p>
    </Dialog>
  );
});
