import { observer } from 'mobx-react-lite';
import { SkeletonLine, useFormat, useService, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import { CoveredBalance } from './CoveredBalance.tsx';
import { MoneyLinks } from './MoneyLinks.tsx';
import styles from './MoneyLinks.module.css';

/** Begins the menu of the mobile layout: what there is, and the ways to pay in and out. */
export const MenuMoney = observer(function MenuMoney() {
  const t = useTranslate('auth');
  const { money } = useFormat();
  const { activeAccount, isLoading } = useService(accountsToken);
  return (
    <div className={styles.menu}>
      <div className={styles.money}>
        <span className={styles.label}>
          {activeAccount === undefined
            ? t('balance')
            : t(`account.${activeAccount.kind}`, { currency: activeAccount.currency })}
        </span>
        <CoveredBalance>
          {activeAccount === undefined && isLoading ? (
            <SkeletonLine width="90px" height="18px" />
          ) : (
            <span className={`num ${styles.amount}`} translate="no">
              {activeAccount === undefined ? '–' : money(activeAccount.balance)}
            </span>
          )}
        </CoveredBalance>
      </div>
      <MoneyLinks />
    </div>
  );
});
