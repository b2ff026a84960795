import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import {
  Alert,
  Panel,
  ResourceView,
  Skeleton,
  usePageTitle,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { OfficeHead } from '../frame/OfficeHead.tsx';
import { AddWallet } from './AddWallet.tsx';
import { WalletRow } from './WalletRow.tsx';
import { WalletsStore } from './WalletsStore.ts';
import { OfficePage } from '../frame/OfficePage.tsx';

/** The person's accounts: which one pays, further currencies, what of a bonus is wagered. */
export const WalletsPage = observer(function WalletsPage() {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new WalletsStore({ ...services, reloadAccounts: () => accounts.load() }),
  );
  useEffect(() => store.start(), [store]);
  usePageTitle(t('menu.wallets'));
  return (
    <OfficePage>
      <OfficeHead title={t('menu.wallets')} isBelowAccount />
      <ResourceView
        resource={store.answer}
        skeleton={<Skeleton shapes={skeletons.panel} />}
        missing={null}
        failedTitle={t('account.failed')}
      >
        {(wallets) => (
          <>
            {wallets.isFrozen ? (
              <Alert tone="warning" title={tHere('wallets.frozen')}>
                {tHere('wallets.frozen.text')}
              </Alert>
            ) : null}
            <WalletMessage store={store} />
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
      </ResourceView>
    </OfficePage>
  );
});

/** Refusals that have words of ours. */
const knownCodes: ReadonlySet<string> = new Set([
  'account_frozen',
  'account_has_bets',
  'account_has_money',
  'currency_taken',
]);

const WalletMessage = observer(function WalletMessage({ store }: { readonly store: WalletsStore }) {
  const t = useTranslate('office.personal');
  const { outcome } = store;
  if (outcome === undefined) return null;
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
});
