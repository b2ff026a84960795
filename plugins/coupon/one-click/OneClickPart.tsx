import { LazyPart } from '#core/ui';
import { CouponSkeleton } from '../frame/CouponSkeleton.tsx';

/** The coupon while one-click betting is on; its code is loaded then. */
export function OneClickPart() {
  return (
    <LazyPart
      name="coupon.one-click"
      load={async () => (await import('./OneClickPanel.tsx')).OneClickPanel}
      props={{}}
      hasLaterTexts
      skeleton={<CouponSkeleton count={1} />}
    />
  );
}
