import { observer } from 'mobx-react-lite';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import { QuickCouponHost } from './QuickCouponHost.tsx';
import { useFitsQuickCoupon } from './useFitsQuickCoupon.ts';

/** Quick coupon for layouts without a column, from 600 px on. */
export const TabletQuickCoupon = observer(function TabletQuickCoupon({
  selections,
  view,
}: {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
}) {
  return useFitsQuickCoupon() ? <QuickCouponHost selections={selections} view={view} /> : null;
});
