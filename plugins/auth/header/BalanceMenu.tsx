import { observer } from 'mobx-react-lite';
import { useState } from 'react';
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
import { accountsToken, balanceMenuSlot, type Account } from '../contract.ts';
import { accountRoute } from '../../office/contract.ts';
import { Balance } from './Balance.tsx';
import styles from './HeaderMenu.module.css';
import { OfferPayingAccount, type PayingAccountChoice } from './payingAccountChoice.ts';

/** Balance in the header with a menu of all accounts. */
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
  const [choice, setChoice] = useState<PayingAccountChoice>();
  const t = useTranslate('auth');
  const rows = (
    <ul>
      {store.accounts.map((account) => (
        <AccountItem
          key={account.id}
          account={account}
          isActive={account.id === store.activeAccount?.id}
          choice={choice?.ids.includes(account.id) === true ? choice : undefined}
        />
      ))}
    </ul>
  );
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
      {choice === undefined ? (
        rows
      ) : (
        <fieldset>
          <legend className={styles.caption}>{choice.label}</legend>
          {rows}
        </fieldset>
      )}
      <OfferPayingAccount value={setChoice}>
        <Slot slot={balanceMenuSlot} />
      </OfferPayingAccount>
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

interface AccountItemProps {
  readonly account: Account;
  readonly isActive: boolean;
  readonly choice: PayingAccountChoice | undefined;
}

/** Name, number and balance of an account, with a radio button where it can be chosen. */
const AccountItem = observer(function AccountItem({ account, isActive, choice }: AccountItemProps) {
  const { money } = useFormat();
  const t = useTranslate('auth');
  const words = (
    <>
      <span className={styles.text}>
        {t(`account.${account.kind}`, { currency: account.currency })}
        <small className="num">{t('account.number', { id: String(account.id) })}</small>
      </span>
      <span className="num" translate="no">
        {money(account.balance)}
      </span>
    </>
  );
  if (choice === undefined)
    return (
      <li className={styles.row} aria-current={isActive ? 'true' : undefined}>
        {words}
      </li>
    );
  return (
    <li>
      <label className={styles.row}>
        <input
          type="radio"
          className={styles.radio}
          name="paying-account"
          checked={account.id === choice.chosenId}
          onChange={() => choice.choose(account.id)}
        />
        {words}
      </label>
    </li>
  );
});
