import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { useOfferPayingAccount } from '../../auth/ui.ts';
import styles from './PayingAccountChoice.module.css';
import { WalletMessage } from './WalletMessage.tsx';
import { WalletsStore } from './WalletsStore.ts';

/** Choice of the paying account in the balance menu, for people with several. */
export const PayingAccountChoice = observer(function PayingAccountChoice() {
  const t = useTranslate('office.personal');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new WalletsStore({ ...services, reloadAccounts: () => accounts.load() }),
  );
  const [wishedId, setWishedId] = useState<number>();
  const own = accounts.accounts.filter(({ kind }) => kind !== 'bonus').map(({ id }) => id);
  const hasChoice = own.length > 1;
  useEffect(() => (hasChoice ? store.start() : undefined), [store, hasChoice]);
  const wallets = store.answer.value;
  const isOffered = hasChoice && wallets !== undefined && !wallets.isFrozen;
  const chosenId = (store.process === undefined ? undefined : wishedId) ?? wallets?.activeId;
  const label = t('wallets.paying');
  const ownIds = own.join();
  const choice = useMemo(
    () =>
      isOffered && chosenId !== undefined
        ? {
            label,
            chosenId,
            ids: ownIds.split(',').map(Number),
            choose: (id: number) => {
              setWishedId(id);
              void store.select(id);
            },
          }
        : undefined,
    [isOffered, chosenId, label, ownIds, store],
  );
  useOfferPayingAccount(choice);
  if (!isOffered || store.outcome === undefined) return null;
  return (
    <div className={styles.message}>
      <WalletMessage outcome={store.outcome} />
    </div>
  );
});
