import { observer } from 'mobx-react-lite';
import { ButtonLink, usePeekService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../contract.ts';
import { depositRoute, withdrawRoute } from '../../payments/contract.ts';
import styles from './MoneyLinks.module.css';

/** Links to deposit and withdrawal, if the plan has them; the deposit only while it is open. */
export const MoneyLinks = observer(function MoneyLinks() {
  const t = useTranslate('auth');
  const { navigation } = useServices();
  const isClosed = usePeekService(accountsToken)?.isDepositClosed === true;
  const hasDeposit = !isClosed && navigation.hasRoute(depositRoute);
  const hasWithdraw = navigation.hasRoute(withdrawRoute);
  if (!hasDeposit && !hasWithdraw) return null;
  return (
    <div className={styles.links}>
      {hasDeposit ? (
        <ButtonLink variant="primary" size="lg" to={{ name: depositRoute }}>
          {t('deposit')}
        </ButtonLink>
      ) : null}
      {hasWithdraw ? (
        <ButtonLink size="lg" to={{ name: withdrawRoute }}>
          {t('menu.withdraw')}
        </ButtonLink>
      ) : null}
    </div>
  );
});
