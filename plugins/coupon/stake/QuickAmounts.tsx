import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { currencyExponent } from '#domain/money/currencyExponent.ts';
import { classNames, useFormat, useTranslate } from '#core/ui';
import styles from './StakeBox.module.css';
import { useStakeCheckStore, useStakeStore } from '../setup/useStores.ts';

/** Buttons that add to the amount, and Max. */
export const QuickAmounts = observer(function QuickAmounts() {
  const t = useTranslate('coupon.later');
  const format = useFormat();
  const stake = useStakeStore();
  const stakeCheck = useStakeCheckStore();
  const largest = stakeCheck.largestStakeMinor;
  const unit = 10 ** currencyExponent(stake.currency);
  return (
    <div className={styles.chips}>
      {stake.quickAmountsMinor.map((minor) => (
        <button
          key={minor}
          type="button"
          className={classNames('num', styles.chip)}
          translate="no"
          aria-label={t('stake.add', { amount: format.money(createMoney(minor, stake.currency)) })}
          onClick={() => stake.add(minor)}
        >
          +
          {minor % unit === 0
            ? format.number(minor / unit)
            : format.amount(createMoney(minor, stake.currency))}
        </button>
      ))}
      <button
        type="button"
        className={styles.chip}
        aria-label={t('stake.max.label')}
        disabled={largest === undefined || largest <= 0}
        onClick={() => largest !== undefined && stake.setMost(largest)}
      >
        {t('stake.max')}
      </button>
    </div>
  );
});
