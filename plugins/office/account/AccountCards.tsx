import { observer } from 'mobx-react-lite';
import { ErrorBlock, Panel, useService, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { AccountFacts } from './AccountFacts.tsx';
import styles from './AccountCards.module.css';

/** All accounts of the person with balances. */
export const AccountCards = observer(function AccountCards() {
  const t = useTranslate('office');
  const store = useService(accountsToken);
  const { accounts, activeAccount, error, isLoading } = store;
  if (accounts.length === 0 && error !== undefined && !isLoading) {
    return (
      <Panel>
        <ErrorBlock title={t('account.failed')} onRetry={() => void store.load()} />
      </Panel>
    );
  }
  return (
    <Panel
      className={styles.accounts}
      aria-label={t('account.accounts')}
      aria-busy={accounts.length === 0}
      tabIndex={0}
    >
      {accounts.length === 0 ? (
        <AccountFacts account={undefined} className={styles.account} />
      ) : null}
      {accounts.map((account) => (
        <AccountFacts
          key={account.id}
          account={account}
          isActive={account.id === activeAccount?.id && accounts.length > 1}
          className={styles.account}
        />
      ))}
    </Panel>
  );
});
