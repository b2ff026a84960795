import { observer } from 'mobx-react-lite';
import { useTranslate } from '#core/ui';
import type { CouponWorkspace } from '../../compose/CouponWorkspace.ts';
import { SelectionList } from '../../selections/SelectionList.tsx';
import { BlockPlace } from './BlockPlace.tsx';
import styles from './BlockItem.module.css';

/** Selections that are in every bet of a multi coupon. */
export const LobbyItem = observer(function LobbyItem({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon.kinds');
  return (
    <li className={styles.block} data-block="0">
      <div className={styles.blockHead}>
        <span className={styles.blockName}>{t('block.lobby')}</span>
        <small>{t('block.lobby.text')}</small>
      </div>
      <SelectionList
        workspace={workspace}
        outcomeIds={workspace.coupon.lobby}
        label={t('block.lobby')}
        className={styles.inner}
        Lead={BlockPlace}
      />
    </li>
  );
});
