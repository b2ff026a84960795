import { observer } from 'mobx-react-lite';
import { Link, useLayoutKind, useServices, useTranslate } from '#core/ui';
import { depositRoute } from '../contract.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceLink } from './BalanceLink.tsx';
import { BalanceMenu } from './BalanceMenu.tsx';
import styles from './AccountActions.module.css';
import buttons from './VisitorActions.module.css';

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
          <DepositLink />
          <AccountMenu />
        </>
      )}
    </div>
  );
});

/** The way to paying in, where the plan has one. */
const DepositLink = observer(function DepositLink() {
  const { navigation } = useServices();
  const t = useTranslate('auth');
  if (!navigation.hasRoute(depositRoute)) return null;
  return (
    <Link to={{ name: depositRoute }} className={`${buttons.button} ${buttons.call}`}>
      {t('deposit')}
    </Link>
  );
});
