import { observer } from 'mobx-react-lite';
import { classNames, Icon, useTranslate } from '#core/ui';
import type { RowPartProps } from '../../selections/SelectionRow.tsx';
import styles from '../blocks/Place.module.css';
import { useDragHandle } from './useDragHandle.ts';
import { useMove } from './useMove.ts';
import { useCouponStore, usePlacementStore, useRowsStore } from '../../setup/useStores.ts';

/** Position of a bet in the chain: a number as drag handle, and a button per direction. */
export const ChainPlace = observer(function ChainPlace({ outcomeId }: RowPartProps) {
  const t = useTranslate('coupon.kinds');
  const move = useMove();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const rows = useRowsStore();
  const ids = coupon.outcomeIds;
  const place = ids.indexOf(outcomeId);
  const drag = useDragHandle('[data-selection]', (target) =>
    move(outcomeId, ids.indexOf(Number(target.dataset['selection']))),
  );
  const row = rows.of(outcomeId);
  const name = row?.live?.outcomeName ?? row?.draft.outcomeName ?? '';
  return (
    <span className={styles.place}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('move.up', { name })}
        disabled={place === 0 || placement.isUnderWay}
        onClick={() => move(outcomeId, place - 1)}
      >
        <Icon name="chevron-up" size={14} />
      </button>
      <span className={classNames('num', styles.number)} {...(placement.isUnderWay ? {} : drag)}>
        {place + 1}
      </span>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('move.down', { name })}
        disabled={place === ids.length - 1 || placement.isUnderWay}
        onClick={() => move(outcomeId, place + 1)}
      >
        <Icon name="chevron-down" size={14} />
      </button>
    </span>
  );
});
