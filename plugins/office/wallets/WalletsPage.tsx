import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Panel, focusElement, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { AddWallet } from './AddWallet.tsx';
import { WalletMessage } from './WalletMessage.tsx';
import { WalletRow } from './WalletRow.tsx';
import { WalletsStore } from './WalletsStore.ts';
import { OfficeResourcePage } from '../frame/OfficeResourcePage.tsx';

/** Accounts of the person: the paying one, further currencies, wagering of bonuses. */
export const WalletsPage = observer(function WalletsPage() {
  const t = useTranslate('office');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new WalletsStore({ ...services, reloadAccounts: () => accounts.load() }),
  );
  useEffect(() => store.start(), [store]);
  // Also changed by the balance menu.
  const activeId = accounts.activeAccount?.id;
  useEffect(() => {
    const known = store.answer.value?.activeId;
    const isOther = known !== undefined && activeId !== undefined && known !== activeId;
    if (isOther && store.process === undefined) void store.answer.refresh();
  }, [store, activeId]);
  return (
    <OfficeResourcePage
      title={t('menu.wallets')}
      resource={store.answer}
      shapes={skeletons.panel}
      failedTitle={t('account.failed')}
    >
      {(wallets) => (
        <>
          {store.outcome === undefined ? null : (
            // The pressed button may be gone.
            <div ref={focusElement} tabIndex={-1}>
              <WalletMessage outcome={store.outcome} />
            </div>
          )}
          <Panel aria-label={t('account.accounts')} aria-busy={store.process !== undefined}>
            {wallets.rows.map((wallet) => (
              <WalletRow key={wallet.id} wallet={wallet} wallets={wallets} store={store} />
            ))}
          </Panel>
          {wallets.isFrozen || wallets.addable.length === 0 ? null : (
            <AddWallet store={store} wallets={wallets} />
          )}
        </>
      )}
    </OfficeResourcePage>
  );
});
