import { observer } from 'mobx-react-lite';
import { SkeletonLine, useFormat, useService, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import styles from './Balance.module.css';

/** Name and amount of the account that pays the stakes; a dash when it could not be loaded. */
export const Balance = observer(function Balance() {
  const { activeAccount, isLoading } = useService(accountsToken);
  const { money } = useFormat();
  const t = useTranslate('auth');
  return (
    <span className={styles.balance}>
      <span className={styles.label}>
        {activeAccount === undefined
          ? t('balance')
          : t(`account.${activeAccount.kind}`, { currency: activeAccount.currency })}
      </span>
      {activeAccount === undefined && isLoading ? (
        <SkeletonLine width="72px" height="14px" />
      ) : (
        <span className={`num ${styles.amount}`} translate="no">
          {activeAccount === undefined ? '–' : money(activeAccount.balance)}
        </span>
      )}
    </span>
  );
});
