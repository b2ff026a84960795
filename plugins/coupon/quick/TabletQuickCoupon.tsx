import { observer } from 'mobx-react-lite';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import { QuickCouponHost } from './QuickCouponHost.tsx';
import { useFitsQuickCoupon } from './useFitsQuickCoupon.ts';

/** Where the layout has no column to hide, the choice of the quick coupon holds from 600 px on. */
export const TabletQuickCoupon = observer(function TabletQuickCoupon({
  selections,
  view,
}: {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
}) {
  return useFitsQuickCoupon() ? <QuickCouponHost selections={selections} view={view} /> : null;
});
