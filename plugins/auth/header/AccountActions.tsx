import { observer } from 'mobx-react-lite';
import { useLayoutKind } from '#core/ui';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceLink } from './BalanceLink.tsx';
import { BalanceMenu } from './BalanceMenu.tsx';
import styles from './AccountActions.module.css';

/** Header of a signed-in person. The balance is on every page in both layouts. */
export const AccountActions = observer(function AccountActions() {
  const isMobile = useLayoutKind() === 'mobile';
  return (
    <div className={styles.actions}>
      {isMobile ? (
        <BalanceLink />
      ) : (
        <>
          <BalanceMenu />
          <AccountMenu />
        </>
      )}
    </div>
  );
});
