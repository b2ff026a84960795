import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Badge, SkeletonLine, classNames, useFormat, useTranslate } from '#core/ui';
import type { Account } from '../../auth/contract.ts';
import styles from './AccountFacts.module.css';

interface AccountFactsProps {
  /** Undefined while it loads. */
  readonly account: Pick<Account, 'id' | 'kind' | 'balance'> | undefined;
  /** Whether it pays for bets. */
  readonly isActive?: boolean;
  readonly className?: string | undefined;
  /** Further content. */
  readonly children?: ReactNode;
}

/** Kind, balance and number of an account. */
export const AccountFacts = observer(function AccountFacts(props: AccountFactsProps) {
  const { account, isActive = false, className, children } = props;
  const t = useTranslate('office');
  const { money } = useFormat();
  return (
    <div className={classNames(styles.account, className)}>
      <span className={styles.kind}>
        {account === undefined ? (
          <SkeletonLine width="80px" height="14px" />
        ) : (
          t(`account.${account.kind}`, { currency: account.balance.currency })
        )}{' '}
        {isActive ? <Badge tone="accent">{t('account.active')}</Badge> : null}
      </span>
      <b className="num" translate="no">
        {account === undefined ? (
          <SkeletonLine width="140px" height="1.3em" />
        ) : (
          money(account.balance)
        )}
      </b>
      <small className="num">
        {account === undefined ? (
          <SkeletonLine width="110px" height="14px" />
        ) : (
          t('account.number', { id: String(account.id), currency: account.balance.currency })
        )}
      </small>
      {children}
    </div>
  );
});
