import { observer } from 'mobx-react-lite';
import {
  Badge,
  ErrorBlock,
  Panel,
  SkeletonLine,
  useFormat,
  useService,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import styles from './AccountCards.module.css';

/** All accounts of the person with their money. */
export const AccountCards = observer(function AccountCards() {
  const t = useTranslate('office');
  const store = useService(accountsToken);
  const { money } = useFormat();
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
        <div className={styles.account}>
          <span className={styles.kind}>
            <SkeletonLine width="80px" height="14px" />
          </span>
          <b>
            <SkeletonLine width="140px" height="1.3em" />
          </b>
          <small>
            <SkeletonLine width="110px" height="14px" />
          </small>
        </div>
      ) : null}
      {accounts.map((account) => (
        <div key={account.id} className={styles.account}>
          <span className={styles.kind}>
            {t(`account.${account.kind}`)}{' '}
            {account.id === activeAccount?.id && accounts.length > 1 ? (
              <Badge tone="accent">{t('account.active')}</Badge>
            ) : null}
          </span>
          <b className="num" translate="no">
            {money(account.balance)}
          </b>
          <small className="num">
            {t('account.id', { id: String(account.id), currency: account.currency })}
          </small>
        </div>
      ))}
    </Panel>
  );
});
