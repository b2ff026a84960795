import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { Amount } from '../../money/Amount.tsx';
import type { RowPartProps } from '../../selections/SelectionRow.tsx';
import styles from '../blocks/Forecast.module.css';
import {
  useCouponStore,
  useRowsStore,
  useStakeCheckStore,
  useTicketStore,
} from '../../setup/useStores.ts';

/** Balance of the chain's account if all bets up to this one win. */
export const ChainForecast = observer(function ChainForecast({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const coupon = useCouponStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const tickets = useTicketStore();
  const index = coupon.outcomeIds.indexOf(outcomeId);
  const step =
    stakeCheck.stakeProblem === undefined && rows.obstacle === undefined
      ? tickets.steps[index]
      : undefined;
  return (
    <p className={styles.forecast}>
      {t('chain.after', { number: index + 1 })}
      <Amount minor={step?.accountMinor} currency={coupon.currency} />
    </p>
  );
});
