import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import {
  Button,
  Icon,
  Spinner,
  useFormat,
  useLaterTexts,
  useServices,
  useTranslate,
} from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import { createCashOut } from './createCashOut.ts';
import { useTimeLeftMs } from '../place/useTimeLeftMs.ts';
import styles from './CashOut.module.css';
import { CashOutPanel } from './CashOutPanel.tsx';
import { useFocusOfOrder } from './useFocusOfOrder.ts';
import { useMyBetsStore, useSettingsStore } from '../setup/useStores.ts';

interface CashOutProps {
  readonly bet: Bet;
  readonly isPartTold: boolean;
}

/** Button with the cash-out value and, when open, the panel that confirms it. */
export const CashOut = observer(function CashOut({ bet, isPartTold }: CashOutProps) {
  const myBets = useMyBetsStore();
  const settings = useSettingsStore();
  const t = useTranslate('coupon.later');
  const services = useServices();
  const format = useFormat();
  const panelId = useId();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const [store] = useState(() =>
    myBets.cashOutOf(bet.id, () => createCashOut(bet.id, myBets, settings, services)),
  );
  const hasTexts = useLaterTexts('coupon', 'cash.title');
  const { offer, state } = store;
  const keepFocus = useFocusOfOrder(store.isUnderWay, toggleRef);
  const leftMs = useTimeLeftMs(state.kind === 'waiting' ? state.decidesAtMs : undefined);
  if (!hasTexts) return null;
  const money = ({
    minor,
    currency,
  }: {
    readonly minor: number;
    readonly currency: string;
  }): string => format.money(createMoney(minor, currency));

  function handleKeep(): void {
    store.close();
    toggleRef.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !store.isOpen) return;
    event.stopPropagation();
    handleKeep();
  }

  if (store.isUnderWay) {
    return (
      <Button isBlock isBusy ref={keepFocus.busyRef}>
        {t(state.kind === 'unknown' ? 'cash.unknown' : 'cash.sending')}
        {leftMs > 0 ? (
          <span className="num">{t('cash.seconds', { seconds: Math.ceil(leftMs / 1000) })}</span>
        ) : null}
      </Button>
    );
  }
  return (
    <div className={styles.cash}>
      {bet.cashOut === undefined || isPartTold ? null : (
        <p className={styles.note}>
          {t('cash.parted', { paid: money(bet.cashOut.paid), stake: money(bet.cashOut.stake) })}
        </p>
      )}
      {bet.cashOutAt === undefined ? null : (
        <div className={styles.ordered}>
          <Icon name="clock" size={14} />
          <span>{t('cash.auto.on', { amount: money(bet.cashOutAt) })}</span>
          <Button
            variant="ghost"
            size="sm"
            isBusy={store.order.state.kind === 'sending'}
            onClick={() => void store.order.set(undefined, bet.stake.currency)}
          >
            {t('cash.auto.remove')}
          </Button>
        </div>
      )}
      <button
        ref={toggleRef}
        type="button"
        className={styles.toggle}
        aria-expanded={store.isOpen}
        aria-controls={store.isOpen ? panelId : undefined}
        disabled={offer === undefined && !store.isOpen}
        onKeyDown={handleKeyDown}
        onClick={() => (store.isOpen ? store.close() : store.open())}
      >
        {offer === undefined && services.feed.status === 'connecting' ? (
          <Spinner />
        ) : (
          <Icon name={offer === undefined ? 'lock' : 'cash'} />
        )}
        <span>{t(offer === undefined ? 'cash.suspended' : 'cash.title')}</span>
        {offer === undefined ? null : (
          <b className="num" translate="no">
            {money(offer.value)}
          </b>
        )}
        <Icon name={store.isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      {store.isOpen ? (
        <CashOutPanel
          id={panelId}
          bet={bet}
          store={store}
          onKeep={handleKeep}
          onCashOut={(minor, isAccepted) => {
            keepFocus.begin();
            store.cashOut(minor, isAccepted);
          }}
          onKeyDown={handleKeyDown}
        />
      ) : null}
    </div>
  );
});
