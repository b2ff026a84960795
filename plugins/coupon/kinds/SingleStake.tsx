import { observer } from 'mobx-react-lite';
import { createMoney } from '#domain/money/Money.ts';
import { useFormat, useTranslate } from '#core/ui';
import { moneyOf } from '#domain/ticket/terms/moneyOf.ts';
import { singleOf } from '#domain/ticket/singleOf.ts';
import type { RowPartProps } from '../selections/SelectionRow.tsx';
import styles from './SingleStake.module.css';
import { OwnStakeField } from './OwnStakeField.tsx';
import {
  useCompositionStore,
  useCouponStore,
  useMoneyStore,
  useRowsStore,
  useStakeCheckStore,
} from '../setup/useStores.ts';

/** Stake and potential payout of one of many singles. */
export const SingleStake = observer(function SingleStake({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const format = useFormat();
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const money = useMoneyStore();
  const rows = useRowsStore();
  const stakeCheck = useStakeCheckStore();
  const row = rows.of(outcomeId);
  if (row === undefined) return null;
  const stakeMinor = coupon.singleStakeMinor(outcomeId);
  const isWrong =
    stakeCheck.ownProblem(outcomeId) !== undefined || stakeMinor === 0 || row.block !== undefined;
  const win = isWrong
    ? undefined
    : moneyOf(singleOf({ odds: row.odds, settlement: 'unsettled', stakeMinor }), money.terms).payout
        .payoutMinor;
  return (
    <div className={styles.single}>
      <OwnStakeField
        stakes={composition.selectionStakes}
        stakeKey={outcomeId}
        isNarrow
        label={t('single.stake', { name: row.live?.outcomeName ?? row.draft.outcomeName })}
        onType={(text) => composition.selectionStakes.type(outcomeId, text)}
      />
      <small className={styles.singleWin}>
        {t('single.win')}{' '}
        <b className="num" translate="no">
          {win === undefined ? '–' : format.money(createMoney(win, coupon.currency))}
        </b>
      </small>
    </div>
  );
});
