import { skeletons } from '#core';
import { observer } from 'mobx-react-lite';
import { LazyPart, Skeleton, useServices } from '#core/ui';

/** A bet on paper: the page is nothing but the sheet. */
export const PrintPage = observer(function PrintPage() {
  const betId = Number(useServices().navigation.params['coupon']);
  return (
    <LazyPart
      key={betId}
      name="coupon.sheet"
      load={async () => (await import('./PrintedCoupon.tsx')).PrintedCoupon}
      props={{ betId }}
      hasLaterTexts
      skeleton={<Skeleton shapes={skeletons.text} />}
    />
  );
});
