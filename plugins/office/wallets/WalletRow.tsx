import { observer } from 'mobx-react-lite';
import { Badge, Button, useFormat, useTranslate } from '#core/ui';
import type { Wallet, Wallets } from './walletsFromWire.ts';
import styles from './WalletRow.module.css';
import type { WalletsStore } from './WalletsStore.ts';

interface WalletRowProps {
  readonly wallet: Wallet;
  readonly wallets: Wallets;
  readonly store: WalletsStore;
}

/** One account with its money and what can be done with it. */
export const WalletRow = observer(function WalletRow({ wallet, wallets, store }: WalletRowProps) {
  const t = useTranslate('office');
  const tHere = useTranslate('office.personal');
  const { money, dateTime } = useFormat();
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
      <div className={styles.account}>
        <span className={styles.kind}>
          {t(`account.${kind}`)}
          {isActive ? <Badge tone="accent">{t('account.active')}</Badge> : null}
        </span>
        <b className="num" translate="no">
          {money(wallet.money)}
        </b>
        <small className="num">
          {t('account.id', { id: String(id), currency: wallet.currency })}
        </small>
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
      </div>
      {wallets.isFrozen ? null : (
        <div className={styles.actions}>
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
              onClick={() => void store.remove(id)}
            >
              {tHere('wallets.remove')}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
});
