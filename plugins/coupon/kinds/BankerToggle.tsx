import { observer } from 'mobx-react-lite';
import { classNames, useTranslate } from '#core/ui';
import type { RowPartProps } from '../selections/SelectionRow.tsx';
import styles from './BankerToggle.module.css';
import {
  useCompositionStore,
  useCouponStore,
  usePlacementStore,
  useRowsStore,
} from '../setup/useStores.ts';

/** Toggle for a banker; one that is not allowed shows the reason. */
export const BankerToggle = observer(function BankerToggle({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  const row = rows.of(outcomeId);
  const isOn = coupon.bankers.has(outcomeId);
  const isBarred = row?.live?.isBankerDisabled === true;
  const isFull = !isOn && coupon.bankers.size >= coupon.mostBankers;
  const label = t(isBarred ? 'banker.barred' : isFull ? 'banker.most' : 'banker', {
    name: row?.live?.outcomeName ?? row?.draft.outcomeName ?? '',
  });
  const isOff = isBarred || isFull || placement.isUnderWay;
  return (
    <button
      type="button"
      className={classNames(styles.banker)}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-label={label}
      title={label}
      onClick={() => {
        if (!isOff) composition.toggleBanker(outcomeId);
      }}
    >
      {t('banker.mark')}
    </button>
  );
});
