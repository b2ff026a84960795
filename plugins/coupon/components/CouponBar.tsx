import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService } from '#core/ui';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';

const CouponBarBody = lazy(async () => ({ default: (await import('./CouponBarBody.tsx')).CouponBarBody }));

/** The bar above the bottom navigation, while the coupon holds something. Empty, it costs next to nothing. */
export const CouponBar = observer(function CouponBar() {
  const selections = useService(couponSelectionsToken);
  const view = useService(couponViewToken);
  if (selections.count === 0 && !view.isBusy) return null;
  return (
    <Suspense fallback={null}>
      <CouponBarBody isShown onOpen={() => view.openSheet()} />
    </Suspense>
  );
});
