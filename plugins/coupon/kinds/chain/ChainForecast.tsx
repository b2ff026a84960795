import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import type { RowPartProps } from '../../selections/SelectionRow.tsx';
import styles from '../blocks/Forecast.module.css';
import { useCouponStores } from '../../setup/useCouponStores.ts';

/** What the account of the chain holds when everything up to this bet has won. */
export const ChainForecast = observer(function ChainForecast({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const format = useFormat();
  const { coupon, limits } = useCouponStores();
  const index = coupon.outcomeIds.indexOf(outcomeId);
  const step = limits.stakeProblem === undefined ? coupon.steps[index] : undefined;
  return (
    <p className={styles.forecast}>
      {t('chain.after', { number: index + 1 })}
      <bdi className="num" translate="no">
        {step === undefined ? '–' : format.money(createMoney(step.accountMinor, coupon.currency))}
      </bdi>
    </p>
  );
});
