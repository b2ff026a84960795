import { observer } from 'mobx-react-lite';
import type { KeyboardEvent } from 'react';
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
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** How much, for how much, and what stays. Only the button that names the amount pays it out. */
export const CashOutPanel = observer(function CashOutPanel({
  id,
  bet,
  store,
  onKeyDown,
}: CashOutPanelProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const { isFallen, offer, part, state } = store;
  const { minor: partMinor, valueMinor } = part;
  const { currency } = bet.stake;
  const money = (minor: number): string => format.money(createMoney(minor, currency));
  const limit = (amount: Money | undefined): string =>
    amount === undefined ? '' : money(amount.minor);
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
      {state.kind === 'refused' ? (
        <Note tone="danger" icon="alert-circle">
          {t(state.key, { amount: limit(state.limit) })}
        </Note>
      ) : null}
      {offer !== undefined && isFallen ? (
        <Note tone="warning" icon="arrows-up-down" title={t('cash.fell.title')}>
          {t('cash.fell', { was: money(store.seenMinor), now: money(offer.value.minor) })}
        </Note>
      ) : null}
      <div className={styles.actions}>
        <Button onClick={store.close}>{t('cash.keep')}</Button>
        <Button
          variant="primary"
          isDisabled={valueMinor === undefined}
          onClick={() => valueMinor !== undefined && store.cashOut(valueMinor, isFallen)}
        >
          {t(isFallen ? 'cash.accept' : 'cash.confirm')}
          {valueMinor === undefined ? null : (
            <bdi className="num" translate="no">
              {money(valueMinor)}
            </bdi>
          )}
        </Button>
      </div>
      {bet.cashOutAt === undefined && offer !== undefined ? (
        <CashOutOrder bet={bet} offer={offer} store={store} />
      ) : null}
    </div>
  );
});
