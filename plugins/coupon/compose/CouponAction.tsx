import { observer } from 'mobx-react-lite';
import { LazyPart } from '#core/ui';
import { PlaceActions } from '../place/PlaceActions.tsx';
import { usePlacementStore } from '../setup/useStores.ts';
import styles from './CouponFoot.module.css';

const loadVipWaiting = async () => (await import('../money/VipWaiting.tsx')).VipWaiting;

/** End of the coupon: the place button, or the trader's remaining time. */
export const CouponAction = observer(function CouponAction() {
  const placement = usePlacementStore();
  const isAskingTrader =
    placement.state.kind === 'waiting' && placement.state.order.isVipBet === true;
  return (
    <div className={styles.action}>
      {isAskingTrader ? (
        <LazyPart
          name="coupon.vip-waiting"
          load={loadVipWaiting}
          props={{ placement }}
          skeleton={null}
        />
      ) : (
        <PlaceActions />
      )}
    </div>
  );
});
