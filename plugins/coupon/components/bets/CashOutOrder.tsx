import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { createMoney, parseMoney } from '#core';
import { Button, classNames, useFormat, useServices, useTranslate } from '#core/ui';
import type { OpenCashOut } from '../../domain/cashOut/CashOutOffer.ts';
import type { PlacedBet } from '../../domain/PlacedBet.ts';
import type { CashOutStore } from '../../stores/cashOut/CashOutStore.ts';
import { CurrencySign } from '../CurrencySign.tsx';
import styles from './CashOut.module.css';

interface CashOutOrderProps {
  readonly bet: PlacedBet;
  readonly offer: OpenCashOut;
  readonly store: CashOutStore;
}

/** The value at which the platform cashes the whole bet out by itself. */
export const CashOutOrder = observer(function CashOutOrder({ bet, offer, store }: CashOutOrderProps) {
  const t = useTranslate('coupon.later');
  const { environment } = useServices();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const { currency } = bet.stake;
  const parsed = parseMoney(text, currency, environment.language);
  const wanted = parsed.kind === 'money' ? parsed.money.minor : undefined;
  const { order } = store;
  const failed = order.kind === 'failed' ? order : undefined;
  const isBetween = wanted !== undefined && wanted > offer.value.minor && wanted < bet.potentialPayout.minor;
  const bounds = { from: format.money(createMoney(offer.value.minor, currency)), to: format.money(createMoney(bet.potentialPayout.minor, currency)) };

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBetween) void store.orderAt(wanted, currency);
  }

  return (
    <form className={styles.part} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor={id}>
        {t('cash.auto.at')}
      </label>
      <span className={styles.order}>
        <span className={classNames(styles.box, text !== '' && !isBetween && styles.wrong)}>
          <CurrencySign currency={currency} />
          <input
            id={id}
            className="num"
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={text !== '' && !isBetween ? true : undefined}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.currentTarget.value.slice(0, 24))}
          />
        </span>
        <Button type="submit" size="sm" isDisabled={!isBetween} isBusy={order.kind === 'sending'}>
          {t('cash.auto.set')}
        </Button>
      </span>
      <small id={`${id}-hint`} className={failed === undefined ? styles.hint : styles.error}>
        {failed === undefined ? t('cash.auto.hint', bounds) : t(failed.key, { amount: failed.limit === undefined ? '' : format.money(createMoney(failed.limit.minor, currency)) })}
      </small>
    </form>
  );
});
