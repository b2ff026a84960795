import { observer } from 'mobx-react-lite';
import { Icon, useTranslate } from '#core/ui';
import { BlockItem } from './BlockItem.tsx';
import styles from './BlockList.module.css';
import { LobbyItem } from './LobbyItem.tsx';
import { useCompositionStore, useCouponStore, usePlacementStore } from '../../setup/useStores.ts';

/** Blocks of a multi or conditional coupon; move selections by menu or drag. */
export const BlockList = observer(function BlockList() {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon.later');
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  return (
    <ul className={styles.blocks} aria-label={tCoupon('selections')}>
      {coupon.lobby.length === 0 ? null : <LobbyItem />}
      {coupon.blocks.map((block, index) => (
        <BlockItem key={block.id} block={block} index={index} />
      ))}
      <li data-block="new" className={styles.newBlock}>
        <button
          type="button"
          className={styles.add}
          disabled={placement.isUnderWay}
          onClick={composition.addBlock}
        >
          <Icon name="plus" size={14} />
          {t('block.add')}
        </button>
      </li>
    </ul>
  );
});
