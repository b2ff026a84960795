import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import { SelectionList } from '../../selections/SelectionList.tsx';
import { BlockPlace } from './BlockPlace.tsx';
import styles from './BlockItem.module.css';
import { useCouponStore } from '../../setup/useStores.ts';

/** Selections that are in every bet of a multi coupon. */
export const LobbyItem = observer(function LobbyItem() {
  const coupon = useCouponStore();
  const t = useTranslate('coupon.kinds');
  return (
    <li className={styles.block} data-block="0">
      <div className={styles.blockHead}>
        <span className={styles.blockName}>{t('block.lobby')}</span>
        <small>{t('block.lobby.text')}</small>
      </div>
      <SelectionList
        outcomeIds={coupon.lobby}
        label={t('block.lobby')}
        className={styles.inner}
        Lead={BlockPlace}
      />
    </li>
  );
});
