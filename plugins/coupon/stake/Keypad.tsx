import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { createMoney } from '#domain/money/Money.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { classNames, Icon, useFormat, useServices, useTranslate } from '#core/ui';
import { decimalSeparator } from './decimalSeparator.ts';
import styles from './StakeBox.module.css';
import { useStakeCheckStore, useStakeStore } from '../setup/useStores.ts';
import { useKeysInSight } from './useKeysInSight.ts';

const rows = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
] as const;

/** Digits with quick amounts. The first digit after opening replaces the amount. */
export const Keypad = observer(function Keypad() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const { environment } = useServices();
  const stake = useStakeStore();
  const stakeCheck = useStakeCheckStore();
  const ref = useRef<HTMLDivElement>(null);
  useKeysInSight(ref);
  const separator = decimalSeparator(environment.language);
  const unit = 10 ** currencyExponent(stake.currency);
  const largest = stakeCheck.largestStakeMinor;
  const key = (label: string, name: string) => (
    <button
      key={label}
      type="button"
      className={classNames('num', styles.key)}
      aria-label={name}
      onClick={() => stake.press(label)}
    >
      {label}
    </button>
  );
  return (
    <div ref={ref} className={styles.keys}>
      {rows.map((digits, index) => {
        const minor = stake.quickAmountsMinor[index] ?? 0;
        return [
          ...digits.map((digit) => key(digit, t('stake.key', { digit }))),
          <button
            key={`add-${index}`}
            type="button"
            className={classNames('num', styles.key, styles.side)}
            translate="no"
            aria-label={t('stake.add', {
              amount: format.money(createMoney(minor, stake.currency)),
            })}
            onClick={() => stake.add(minor)}
          >
            +
            {minor % unit === 0
              ? format.number(minor / unit)
              : format.amount(createMoney(minor, stake.currency))}
          </button>,
        ];
      })}
      {key(separator, t('stake.key.separator'))}
      {key('0', t('stake.key', { digit: '0' }))}
      <button
        type="button"
        className={styles.key}
        aria-label={t('stake.key.delete')}
        onClick={stake.erase}
      >
        <Icon name="backspace" size={20} />
      </button>
      <button
        type="button"
        className={classNames(styles.key, styles.side)}
        aria-label={t('stake.max.label')}
        disabled={largest === undefined || largest <= 0}
        onClick={() => largest !== undefined && stake.setMost(largest)}
      >
        {t('stake.max')}
      </button>
    </div>
  );
});
