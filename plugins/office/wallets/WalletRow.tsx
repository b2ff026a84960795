import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  useFormat,
  useService,
  useServices,
  useTranslate,
} from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import { depositRoute } from '../../payments/contract.ts';
import { AccountFacts } from '../account/AccountFacts.tsx';
import type { Wallet, Wallets } from './walletsFromWire.ts';
import styles from './WalletRow.module.css';
import type { WalletsStore } from './WalletsStore.ts';

interface WalletRowProps {
  readonly wallet: Wallet;
  readonly wallets: Wallets;
  readonly store: WalletsStore;
}

/** Account with its balance and actions. */
export const WalletRow = observer(function WalletRow({ wallet, wallets, store }: WalletRowProps) {
  const tHere = useTranslate('office.personal');
  const { money, dateTime } = useFormat();
  const { navigation } = useServices();
  const { isDepositClosed } = useService(accountsToken);
  const [isAsked, setAsked] = useState(false);
  const { id, kind, bonus } = wallet;
  const isActive = id === wallets.activeId;
  const kept =
    wallet.money.minor !== 0
      ? 'account_has_money'
      : wallet.hasOpenBets
        ? 'account_has_bets'
        : undefined;
  const isIdle = store.process === undefined;
  return (
    <div className={styles.row}>
      <AccountFacts
        account={{ id, kind, balance: wallet.money }}
        isActive={isActive}
        className={styles.account}
      >
        {bonus === undefined ? null : (
          <small>
            {tHere('wallets.wagered', {
              wagered: money(bonus.wagered),
              wager: money(bonus.wager),
              until: dateTime(bonus.endsAtS),
            })}
          </small>
        )}
        {kind === 'bonus' ? <small>{tHere('wallets.bonusKept')}</small> : null}
        {kind === 'currency' && kept !== undefined ? (
          <small id={`kept-${id}`}>{tHere(`wallets.kept.${kept}`)}</small>
        ) : null}
      </AccountFacts>
      {wallets.isFrozen ? null : (
        <div className={styles.actions}>
          {kind === 'bonus' || isDepositClosed || !navigation.hasRoute(depositRoute) ? null : (
            <ButtonLink to={{ name: depositRoute, query: { account: String(id) } }}>
              {tHere('wallets.deposit', { currency: wallet.currency })}
            </ButtonLink>
          )}
          {isActive || kind === 'bonus' ? null : (
            <Button
              isBusy={store.process === 'change'}
              isDisabled={!isIdle && store.process !== 'change'}
              aria-label={tHere('wallets.useOf', { currency: wallet.currency })}
              onClick={() => void store.select(id)}
            >
              {tHere('wallets.use')}
            </Button>
          )}
          {kind === 'currency' ? (
            <Button
              variant="ghost"
              icon="trash"
              isDisabled={!isIdle || kept !== undefined}
              aria-label={tHere('wallets.removeOf', { currency: wallet.currency })}
              aria-describedby={kept === undefined ? undefined : `kept-${id}`}
              onClick={() => setAsked(true)}
            >
              {tHere('wallets.remove')}
            </Button>
          ) : null}
        </div>
      )}
      {isAsked ? (
        <ConfirmDialog
          title={tHere('wallets.remove.title', { currency: wallet.currency })}
          keep={tHere('wallets.remove.cancel')}
          act={tHere('wallets.removeOf', { currency: wallet.currency })}
          variant="danger"
          onKeep={() => setAsked(false)}
          onAct={() => {
            setAsked(false);
            void store.remove(id);
          }}
        >
          <p>{tHere('wallets.remove.text', { currency: wallet.currency })}</p>
        </ConfirmDialog>
      ) : null}
    </div>
  );
});
