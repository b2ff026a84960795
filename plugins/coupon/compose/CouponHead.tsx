import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import type { CouponWorkspace } from './CouponWorkspace.ts';
import styles from './CouponHead.module.css';
import { KindMenu } from '../kinds/KindMenu.tsx';
import { OneClickSwitch } from '../one-click/OneClickSwitch.tsx';

/** Type of bet and the button that empties the coupon. */
export const CouponHead = observer(function CouponHead({
  workspace,
}: {
  readonly workspace: CouponWorkspace;
}) {
  const t = useTranslate('coupon');
  return (
    <div className={styles.head}>
      <KindMenu workspace={workspace} />
      <OneClickSwitch workspace={workspace} />
      <IconButton
        icon="trash"
        label={t('clear')}
        disabled={workspace.placement.isUnderWay}
        onClick={workspace.selections.clear}
      />
    </div>
  );
});
