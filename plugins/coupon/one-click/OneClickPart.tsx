import { LazyPart } from '#core/ui';
import type { CouponWorkspace } from '../compose/CouponWorkspace.ts';
import { CouponSkeleton } from '../frame/CouponSkeleton.tsx';

/** The coupon while a press on odds is a bet; its code comes then. */
export function OneClickPart({ workspace }: { readonly workspace: CouponWorkspace }) {
  return (
    <LazyPart
      name="coupon.one-click"
      load={async () => (await import('./OneClickPanel.tsx')).OneClickPanel}
      props={{ workspace }}
      hasLaterTexts
      skeleton={<CouponSkeleton count={1} />}
    />
  );
}
