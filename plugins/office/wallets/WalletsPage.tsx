import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Alert, Panel, focusElement, useService, useServices, useTranslate } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { AddWallet } from './AddWallet.tsx';
import { WalletRow } from './WalletRow.tsx';
import { WalletsStore, type WalletOutcome } from './WalletsStore.ts';
import { OfficeResourcePage } from '../frame/OfficeResourcePage.tsx';

/** The person's accounts: which one pays, further currencies, what of a bonus is wagered. */
export const WalletsPage = observer(function WalletsPage() {
  const t = useTranslate('office');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new WalletsStore({ ...services, reloadAccounts: () => accounts.load() }),
  );
  useEffect(() => store.start(), [store]);
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
            // The button that was pressed may be gone with the change.
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

/** Refusals that have words of ours. */
const knownCodes: ReadonlySet<string> = new Set([
  'account_frozen',
  'account_has_bets',
  'account_has_money',
  'currency_taken',
]);

function WalletMessage({ outcome }: { readonly outcome: WalletOutcome }) {
  const t = useTranslate('office.personal');
  switch (outcome.kind) {
    case 'done':
      return (
        <Alert tone="success">
          {t(`wallets.done.${outcome.process}`, { subject: outcome.subject })}
        </Alert>
      );
    case 'slow':
      return <Alert tone="info">{t('wallets.slow')}</Alert>;
    case 'failed':
      return (
        <Alert tone="danger" title={t(`wallets.failed.${outcome.process}`)}>
          {outcome.words ??
            (outcome.code !== undefined && knownCodes.has(outcome.code)
              ? t(`wallets.reason.${outcome.code}`)
              : t('wallets.reason.other'))}
        </Alert>
      );
  }
}
