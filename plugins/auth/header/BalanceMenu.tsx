import { observer } from 'mobx-react-lite';
import {
  Button,
  Icon,
  Link,
  Popover,
  Slot,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken, accountRoute, balanceMenuSlot } from '../contract.ts';
import { Balance } from './Balance.tsx';
import styles from './HeaderMenu.module.css';

/** The balance in the header; opened, it lists all accounts. */
export const BalanceMenu = observer(function BalanceMenu() {
  const t = useTranslate('auth');
  return (
    <Popover
      label={t('accounts')}
      align="end"
      triggerClassName={styles.balance}
      trigger={
        <>
          <Balance />
          <Icon name="chevron-down" size={14} />
        </>
      }
    >
      {(close) => <AccountList onChoose={close} />}
    </Popover>
  );
});

interface AccountListProps {
  readonly onChoose: () => void;
}

const AccountList = observer(function AccountList({ onChoose }: AccountListProps) {
  const store = useService(accountsToken);
  const { navigation } = useServices();
  const { money } = useFormat();
  const t = useTranslate('auth');
  return (
    <div className={styles.menu}>
      {store.error === undefined ? null : (
        <div className={styles.error}>
          <p>{t('accounts.failed')}</p>
          <Button size="sm" isBusy={store.isLoading} onClick={() => void store.load()}>
            {t('retry')}
          </Button>
        </div>
      )}
      <ul>
        {store.accounts.map((account) => (
          <li
            key={account.id}
            className={styles.row}
            aria-current={account.id === store.activeAccount?.id ? 'true' : undefined}
          >
            <span className={styles.text}>
              {t(`account.${account.kind}`, { currency: account.currency })}
              <small className="num">{t('account.number', { id: String(account.id) })}</small>
            </span>
            <span className="num" translate="no">
              {money(account.balance)}
            </span>
          </li>
        ))}
      </ul>
      <Slot slot={balanceMenuSlot} />
      {navigation.hasRoute(accountRoute) ? (
        <>
          <hr className={styles.line} />
          <Link to={{ name: accountRoute }} className={styles.row} onClick={onChoose}>
            <Icon name="wallet" size={18} />
            <span className={styles.text}>{t('menu.account')}</span>
          </Link>
        </>
      ) : null}
    </div>
  );
});
