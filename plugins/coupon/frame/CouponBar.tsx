import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, useService, useServices } from '#core/ui';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';

const TabletQuickCoupon = lazy(async () => ({
  default: (await import('../quick/TabletQuickCoupon.tsx')).TabletQuickCoupon,
}));
const CouponBarBody = lazy(async () => ({
  default: (await import('./CouponBarBody.tsx')).CouponBarBody,
}));

/** The bar above the bottom navigation while the coupon has selections; loaded then. */
export const CouponBar = observer(function CouponBar() {
  const selections = useService(couponSelectionsToken);
  const view = useService(couponViewToken);
  const { navigation, plan, preferences } = useServices();
  const { isEndColumnHidden } = preferences;
  // In the personal area it would cover settings, above all those of limits.
  const isPrivate = plan.routes.some(
    (route) => route.isPrivate === true && route.name === navigation.routeName,
  );
  const isFilled = !isPrivate && (selections.count > 0 || view.isBusy);
  if (!isFilled && !isEndColumnHidden) return null;
  return (
    <>
      {isEndColumnHidden ? (
        <AsyncBoundary fallback={null}>
          <TabletQuickCoupon selections={selections} view={view} />
        </AsyncBoundary>
      ) : null}
      {isFilled ? (
        <div data-bottom-bar="">
          <AsyncBoundary fallback={null}>
            <CouponBarBody isShown onOpen={() => view.openSheet()} />
          </AsyncBoundary>
        </div>
      ) : null}
    </>
  );
});
