import { observer } from 'mobx-react-lite';
import { useId, useState, type FormEvent } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { parseMoney } from '#domain/money/parseMoney.ts';
import { Button, useFormat, useServices, useTranslate } from '#core/ui';
import type { OpenCashOut } from '#domain/bets/cash-out/CashOutOffer.ts';
import type { Bet } from '#domain/bets/Bet.ts';
import type { CashOutStore } from './CashOutStore.ts';
import { AmountBox } from './AmountBox.tsx';
import styles from './CashOut.module.css';

const textLengthMax = 24;

interface CashOutOrderProps {
  readonly bet: Bet;
  readonly offer: OpenCashOut;
  readonly store: CashOutStore;
}

/** Value at which the platform cashes the whole bet out automatically. */
export const CashOutOrder = observer(function CashOutOrder({
  bet,
  offer,
  store,
}: CashOutOrderProps) {
  const t = useTranslate('coupon.later');
  const { environment } = useServices();
  const format = useFormat();
  const id = useId();
  const [text, setText] = useState('');
  const { currency } = bet.stake;
  const parsed = parseMoney(text, currency, environment.language);
  const wanted = parsed.kind === 'money' ? parsed.money.minor : undefined;
  const order = store.order.state;
  const failed = order.kind === 'failed' ? order : undefined;
  const isBetween =
    wanted !== undefined && wanted > offer.value.minor && wanted < bet.potentialPayout.minor;
  const isWrong = text !== '' && !isBetween;
  const bounds = {
    from: format.money(createMoney(offer.value.minor, currency)),
    to: format.money(createMoney(bet.potentialPayout.minor, currency)),
  };

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBetween) void store.order.set(wanted, currency);
  }

  return (
    <form className={styles.part} onSubmit={handleSubmit}>
      <label className={styles.label} htmlFor={id}>
        {t('cash.auto.at')}
      </label>
      <span className={styles.order}>
        <AmountBox
          id={id}
          currency={currency}
          value={text}
          isWrong={isWrong}
          aria-describedby={`${id}-hint`}
          onType={(typed) => setText(typed.slice(0, textLengthMax))}
        />
        <Button type="submit" size="sm" isDisabled={!isBetween} isBusy={order.kind === 'sending'}>
          {t('cash.auto.set')}
        </Button>
      </span>
      <small
        id={`${id}-hint`}
        className={failed === undefined && !isWrong ? styles.hint : styles.error}
      >
        {failed === undefined
          ? t('cash.auto.hint', bounds)
          : t(failed.key, {
              amount:
                failed.limit === undefined
                  ? ''
                  : format.money(createMoney(failed.limit.minor, currency)),
            })}
      </small>
    </form>
  );
});
