import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import type { OpenCashOut } from '#domain/bets/cash-out/CashOutOffer.ts';
import type { CashOutPartStore } from './CashOutPartStore.ts';
import { AmountBox } from './AmountBox.tsx';
import styles from './CashOut.module.css';

interface CashOutPartProps {
  readonly offer: OpenCashOut;
  readonly part: CashOutPartStore;
}

/** Part of the stake to cash out: by slider or as an exact amount. */
export const CashOutPart = observer(function CashOutPart({ offer, part }: CashOutPartProps) {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const id = useId();
  const { currency, minor } = offer.stake;
  const { minor: partMinor, problem: partProblem } = part;
  const text = part.text ?? format.amount(createMoney(minor, currency));
  const problem =
    partProblem === undefined
      ? undefined
      : t(
          `cash.part.${partProblem.kind}`,
          partProblem.kind === 'malformed'
            ? {}
            : { amount: format.money(createMoney(partProblem.limitMinor, currency)) },
        );
  return (
    <div className={styles.part}>
      <label className={styles.label} htmlFor={id}>
        {t('cash.part')}
      </label>
      <AmountBox
        id={id}
        currency={currency}
        value={text}
        isWrong={problem !== undefined}
        aria-describedby={`${id}-of`}
        onType={part.type}
        onFocus={(event) => event.currentTarget.select()}
      />
      <input
        type="range"
        className={styles.slider}
        min={1}
        max={100}
        value={part.share}
        aria-label={t('cash.share')}
        aria-valuetext={
          partMinor === undefined ? undefined : format.money(createMoney(partMinor, currency))
        }
        onChange={(event) => part.setShare(event.currentTarget.valueAsNumber)}
      />
      <small id={`${id}-of`} className={problem === undefined ? styles.hint : styles.error}>
        {problem ?? t('cash.part.of', { amount: format.money(createMoney(minor, currency)) })}
      </small>
    </div>
  );
});
