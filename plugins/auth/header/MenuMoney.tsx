import { BalanceAmount, BalanceName } from './Balance.tsx';
import { CoveredBalance } from './CoveredBalance.tsx';
import { MoneyLinks } from './MoneyLinks.tsx';
import styles from './MoneyLinks.module.css';

/** Head of the mobile menu: balance, deposit and withdrawal. */
export function MenuMoney() {
  return (
    <div className={styles.menu}>
      <div className={styles.money}>
        <span className={styles.label}>
          <BalanceName />
        </span>
        <CoveredBalance>
          <BalanceAmount className={styles.amount} skeleton={{ width: '90px', height: '18px' }} />
        </CoveredBalance>
      </div>
      <MoneyLinks />
    </div>
  );
}
