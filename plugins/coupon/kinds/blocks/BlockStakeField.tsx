import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { CouponBlock } from '../../compose/CouponStore.ts';
import styles from './BlockStakeField.module.css';
import { OwnStakeField } from '../OwnStakeField.tsx';
import { useCompositionStore, useCouponStore, usePlacementStore } from '../../setup/useStores.ts';

/** Stake of a block; later blocks of a conditional coupon may stake all that is left. */
export const BlockStakeField = observer(function BlockStakeField({
  block,
  name,
}: {
  readonly block: CouponBlock;
  readonly name: string;
}) {
  const t = useTranslate('coupon.kinds');
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const mayBeMax = coupon.type === 'conditional' && block.number > 1;
  const isMax = block.stake === 'max';
  return (
    <div className={styles.blockStake}>
      {isMax ? (
        <span className={styles.all}>{t('block.all')}</span>
      ) : (
        <OwnStakeField
          stakes={composition.blockStakes}
          stakeKey={block.id}
          label={t('block.stake', { name })}
          visibleLabel={t(mayBeMax ? 'block.up-to' : 'block.amount')}
          onType={(text) => composition.typeBlockStake(block.id, text)}
        />
      )}
      {mayBeMax ? (
        <button
          type="button"
          className={styles.max}
          aria-pressed={isMax}
          aria-label={t('block.max.label', { name })}
          disabled={placement.isUnderWay}
          onClick={() => composition.setBlockMax(block.id, !isMax)}
        >
          {t('block.max')}
        </button>
      ) : null}
    </div>
  );
});
