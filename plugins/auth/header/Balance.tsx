import { observer } from 'mobx-react-lite';
import { classNames, SkeletonLine, useFormat, useService, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import styles from './Balance.module.css';

/** Name and balance of the account that pays stakes. */
export function Balance() {
  return (
    <span className={styles.balance}>
      <span className={styles.label}>
        <BalanceName />
      </span>
      <BalanceAmount className={styles.amount} skeleton={{ width: '72px', height: '14px' }} />
    </span>
  );
}

/** Name of the account that pays stakes. */
export const BalanceName = observer(function BalanceName() {
  const t = useTranslate('auth');
  const { activeAccount } = useService(accountsToken);
  return activeAccount === undefined
    ? t('balance')
    : t(`account.${activeAccount.kind}`, { currency: activeAccount.currency });
});

interface BalanceAmountProps {
  readonly className: string | undefined;
  /** Size of the skeleton while the amount loads. */
  readonly skeleton: { readonly width: string; readonly height: string };
}

/** Balance of that account; a dash when it could not be loaded. */
export const BalanceAmount = observer(function BalanceAmount({
  className,
  skeleton,
}: BalanceAmountProps) {
  const { activeAccount, isLoading } = useService(accountsToken);
  const { money } = useFormat();
  if (activeAccount === undefined && isLoading) return <SkeletonLine {...skeleton} />;
  return (
    <span className={classNames('num', className)} translate="no">
      {activeAccount === undefined ? '–' : money(activeAccount.balance)}
    </span>
  );
});
