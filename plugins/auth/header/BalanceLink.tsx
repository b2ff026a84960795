import { observer } from 'mobx-react-lite';
import { Link, useServices } from '#core/ui';
import { accountRoute } from '../../office/contract.ts';
import { Balance } from './Balance.tsx';
import styles from './BalanceLink.module.css';

/** Balance in the narrow header; links to the accounts if the plan has their page. */
export const BalanceLink = observer(function BalanceLink() {
  const { navigation } = useServices();
  if (!navigation.hasRoute(accountRoute)) {
    return (
      <span className={styles.link}>
        <Balance />
      </span>
    );
  }
  return (
    <Link to={{ name: accountRoute }} className={styles.link}>
      <Balance />
    </Link>
  );
});
