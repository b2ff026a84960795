import { observer } from 'mobx-react-lite';
import { Icon, useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../compose/CouponWorkspace.ts';
import { BlockItem } from './BlockItem.tsx';
import styles from './BlockList.module.css';
import { LobbyItem } from './LobbyItem.tsx';

/** The blocks of a multi or conditional coupon; selections go from one to another by the menu beside them or by dragging. */
export const BlockList = observer(function BlockList({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon.kinds');
  const tCoupon = useTranslate('coupon');
  const { coupon, composition, placement } = workspace;
  return (
    <ul className={styles.blocks} aria-label={tCoupon('selections')}>
      {coupon.lobby.length === 0 ? null : <LobbyItem workspace={workspace} />}
      {coupon.blocks.map((block, index) => (
        <BlockItem key={block.id} block={block} index={index} workspace={workspace} />
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
