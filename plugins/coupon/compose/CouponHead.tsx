import { observer } from 'mobx-react-lite';
import { IconButton, useTranslate } from '#core/ui';
import styles from './CouponHead.module.css';
import { focusOpenTab } from '../frame/focusOpenTab.ts';
import { KindMenu } from '../kinds/KindMenu.tsx';
import { OneClickSwitch } from '../one-click/OneClickSwitch.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** Type of bet and the button that empties the coupon. */
export const CouponHead = observer(function CouponHead() {
  const { placement, repeats } = useCouponStores();
  const t = useTranslate('coupon.later');
  return (
    <div className={styles.head}>
      <KindMenu />
      <OneClickSwitch />
      <IconButton
        icon="trash"
        label={t('coupon:clear')}
        disabled={placement.isUnderWay}
        onClick={({ currentTarget }) => {
          focusOpenTab(currentTarget);
          repeats.clear();
        }}
      />
    </div>
  );
});
