import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { Button, useFormat, useTranslate } from '#core/ui';
import type { Bet } from '#domain/bets/Bet.ts';
import type { Money } from '#domain/money/Money.ts';
import type { CashOutStore } from './CashOutStore.ts';
import { SumLine } from '../money/SumLine.tsx';
import { Note } from '../notes/Note.tsx';
import styles from './CashOut.module.css';
import { CashOutOrder } from './CashOutOrder.tsx';
import { CashOutPart } from './CashOutPart.tsx';

interface CashOutPanelProps {
  readonly id: string;
  readonly bet: Bet;
  readonly store: CashOutStore;
  readonly onKeep: () => void;
  /** Pays the amount out; `isAccepted`: the value fell, and was seen. */
  readonly onCashOut: (minor: number, isAccepted: boolean) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Panel with the part, its value and what stays in play. Only the button with the amount pays out.
 */
export const CashOutPanel = observer(function CashOutPanel({
  id,
  bet,
  store,
  onKeep,
  onCashOut,
  onKeyDown,
}: CashOutPanelProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const { changedFromMinor, isFallen, offer, part, state } = store;
  const decisionRef = useRef<HTMLDivElement>(null);
  const { minor: partMinor, valueMinor } = part;
  const { currency } = bet.stake;
  const money = (minor: number): string => format.money(createMoney(minor, currency));
  const limit = (amount: Money | undefined): string =>
    amount === undefined ? '' : money(amount.minor);

  // Scrolls into view, because at the end of the list the footer would hide the buttons.
  const isNoted = isFallen || state.kind === 'refused';
  useEffect(() => {
    decisionRef.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isNoted]);

  return (
    <div
      id={id}
      className={styles.panel}
      role="group"
      aria-label={t('cash.title')}
      onKeyDown={onKeyDown}
    >
      {offer === undefined ? <p className={styles.note}>{t('cash.suspended.text')}</p> : null}
      {offer?.leastStakeMinor === undefined ? null : <CashOutPart offer={offer} part={part} />}
      {offer === undefined || valueMinor === undefined || partMinor === undefined ? null : (
        <dl className={styles.sums}>
          <SumLine label={t('cash.get')} value={money(valueMinor)} />
          <SumLine label={t('cash.left')} value={money(offer.stake.minor - partMinor)} />
        </dl>
      )}
      {offer?.isWithoutBonus === true ? (
        <p className={styles.note}>{t('cash.without-bonus')}</p>
      ) : null}
      <div ref={decisionRef} className={styles.decision}>
        {changedFromMinor !== undefined && valueMinor !== undefined ? (
          <Note tone="warning" icon="arrows-up-down" title={t('cash.refused.cash_out_changed')}>
            {t('cash.fell', { was: money(changedFromMinor), now: money(valueMinor) })}
          </Note>
        ) : state.kind === 'refused' ? (
          <Note tone="danger" icon="alert-circle">
            {t(state.key, { amount: limit(state.limit) })}
          </Note>
        ) : null}
        {offer !== undefined && isFallen && changedFromMinor === undefined ? (
          <Note tone="warning" icon="arrows-up-down" title={t('cash.fell.title')}>
            {t('cash.fell', { was: money(store.seenMinor), now: money(offer.value.minor) })}
          </Note>
        ) : null}
        <div className={styles.actions}>
          <Button onClick={onKeep}>{t('cash.keep')}</Button>
          <Button
            variant="primary"
            isDisabled={valueMinor === undefined}
            onClick={() => valueMinor !== undefined && onCashOut(valueMinor, isFallen)}
          >
            {t(isFallen || changedFromMinor !== undefined ? 'cash.accept' : 'cash.confirm')}
            {valueMinor === undefined ? null : (
              <bdi className="num" translate="no">
                {money(valueMinor)}
              </bdi>
            )}
          </Button>
        </div>
      </div>
      {bet.cashOutAt === undefined && offer !== undefined ? (
        <CashOutOrder bet={bet} offer={offer} store={store} />
      ) : null}
    </div>
  );
});
