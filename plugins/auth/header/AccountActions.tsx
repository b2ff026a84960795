import { observer } from 'mobx-react-lite';
import { Link, useLayoutKind, usePeekService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import { depositRoute } from '../../payments/contract.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BalanceLink } from './BalanceLink.tsx';
import { CoveredBalance } from './CoveredBalance.tsx';
import { BalanceMenu } from './BalanceMenu.tsx';
import styles from './AccountActions.module.css';
import buttons from './VisitorActions.module.css';

/** Header of a signed-in person, with the balance on every page in both layouts. */
export const AccountActions = observer(function AccountActions() {
  const isMobile = useLayoutKind() === 'mobile';
  return (
    <div className={styles.actions}>
      {isMobile ? (
        <CoveredBalance>
          <BalanceLink />
        </CoveredBalance>
      ) : (
        <>
          <CoveredBalance>
            <BalanceMenu />
          </CoveredBalance>
          <DepositLink />
          <AccountMenu />
        </>
      )}
    </div>
  );
});

/** Link to the deposit page, if the plan has one and deposits are open. */
const DepositLink = observer(function DepositLink() {
  const { navigation } = useServices();
  const t = useTranslate('auth');
  const isClosed = usePeekService(accountsToken)?.isDepositClosed === true;
  if (isClosed || !navigation.hasRoute(depositRoute)) return null;
  return (
    <Link to={{ name: depositRoute }} className={`${buttons.button} ${buttons.call}`}>
      {t('deposit')}
    </Link>
  );
});
