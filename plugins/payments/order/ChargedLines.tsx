import { observer } from 'mobx-react-lite';
import { useFormat, useServices, useTranslate } from '#core/ui';
import { chargedMinor } from '#domain/payments/chargedMinor.ts';
import type { Money } from '#domain/money/Money.ts';
import type { Conversion } from '../payment/Payment.ts';
import styles from '../payment/Payments.module.css';

interface ChargedLinesProps {
  /** Charged or sent sum, in the currency of the account. */
  readonly money: Money;
  readonly conversion: Conversion | undefined;
  /** "You pay" or "You get". */
  readonly label: string;
}

/** Sum of an order; if it is converted both sums, the rate, and its expiry. */
export const ChargedLines = observer(function ChargedLines({
  money,
  conversion,
  label,
}: ChargedLinesProps) {
  const t = useTranslate('payments.later');
  const { money: write, time } = useFormat();
  const { environment } = useServices();
  const figures = new Intl.NumberFormat(environment.language, { maximumFractionDigits: 6 });
  return (
    <>
      {conversion === undefined ? null : (
        <>
          <div className={styles.sum}>
            <dt>{t('rate.sum', { currency: money.currency })}</dt>
            <dd className="num">{write(money)}</dd>
          </div>
          <div className={styles.sum}>
            <dt>{t('rate')}</dt>
            <dd className="num">
              {t('rate.held', {
                from: conversion.rate.from,
                rate: figures.format(conversion.rate.micro / 1_000_000),
                to: conversion.rate.to,
                until: time(conversion.untilS),
              })}
            </dd>
          </div>
        </>
      )}
      <div className={`${styles.sum} ${styles.total}`}>
        <dt>{label}</dt>
        <dd className="num">{write(chargedOf(money, conversion))}</dd>
      </div>
    </>
  );
});

/** Converts a sum of the account into the provider's currency. */
export function chargedOf(money: Money, conversion: Conversion | undefined): Money {
  return conversion === undefined
    ? money
    : { minor: chargedMinor(money.minor, conversion.rate), currency: conversion.rate.to };
}
