import { observer } from 'mobx-react-lite';
import { Dialog, useTranslate } from '#core/ui';
import { DepositBody } from './DepositBody.tsx';
import styles from '../payment/Payments.module.css';

/** Deposit over the current page. */
export const DepositDialog = observer(function DepositDialog({
  onClose,
}: {
  readonly onClose: () => void;
}) {
  const t = useTranslate('payments');
  return (
    <Dialog title={t('menu.deposit')} isDismissible onClose={onClose} size="lg">
      <div className={styles.over}>
        <DepositBody />
      </div>
    </Dialog>
  );
});
