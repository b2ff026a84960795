import { observer } from 'mobx-react-lite';
import { IconButton, useServices, useTranslate } from '#core/ui';
import styles from './CouponHead.module.css';
import { focusOpenTab } from '../frame/focusOpenTab.ts';
import { KindMenu } from '../kinds/KindMenu.tsx';
import { OneClickSwitch } from '../one-click/OneClickSwitch.tsx';
import { clearWithUndo } from '../repeat/clearWithUndo.ts';
import { useCompositionStore, usePlacementStore, useSelections } from '../setup/useStores.ts';

/** Type of bet and the button that empties the coupon. */
export const CouponHead = observer(function CouponHead() {
  const placement = usePlacementStore();
  const composition = useCompositionStore();
  const selections = useSelections();
  const services = useServices();
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
          clearWithUndo(services, selections, composition);
        }}
      />
    </div>
  );
});
