import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { SelectField, useFormat, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import styles from './PayingAccountSelect.module.css';
import { WalletMessage } from './WalletMessage.tsx';
import { WalletsStore } from './WalletsStore.ts';

/** In the menu of the balance, for people with several accounts: which one pays for bets. */
export const PayingAccountSelect = observer(function PayingAccountSelect() {
  const t = useTranslate('office.personal');
  const { money } = useFormat();
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new WalletsStore({ ...services, reloadAccounts: () => accounts.load() }),
  );
  const own = accounts.accounts.filter(({ kind }) => kind !== 'bonus');
  const hasChoice = own.length > 1;
  useEffect(() => (hasChoice ? store.start() : undefined), [store, hasChoice]);
  const wallets = store.answer.value;
  if (!hasChoice || wallets === undefined || wallets.isFrozen) return null;
  return (
    <div className={styles.choice}>
      <SelectField
        label={t('wallets.paying')}
        value={String(wallets.activeId)}
        isDisabled={store.process !== undefined}
        options={own.map(({ id, balance }) => ({
          value: String(id),
          label: `${balance.currency} · ${money(balance)}`,
        }))}
        onChange={(id) => void store.select(Number(id))}
      />
      {store.outcome === undefined ? null : <WalletMessage outcome={store.outcome} />}
    </div>
  );
});
