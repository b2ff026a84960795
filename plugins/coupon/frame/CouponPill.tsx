import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, useService, useServices } from '#core/ui';
import { couponViewToken } from '../contract.ts';

const HiddenCoupon = lazy(async () => ({
  default: (await import('../quick/HiddenCoupon.tsx')).HiddenCoupon,
}));

/** Replaces the coupon while its column is hidden or one-click betting is on; loaded then. */
export const CouponPill = observer(function CouponPill() {
  const view = useService(couponViewToken);
  const { preferences } = useServices();
  if (!view.isBusy && !preferences.isEndColumnHidden) return null;
  return (
    <AsyncBoundary fallback={null}>
      <HiddenCoupon isHidden={preferences.isEndColumnHidden} view={view} />
    </AsyncBoundary>
  );
});
