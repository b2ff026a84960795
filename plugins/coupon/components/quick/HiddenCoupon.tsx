import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService, useServices } from '#core/ui';
import { couponSelectionsToken } from '../../contract.ts';
import type { CouponView } from '../../stores/CouponView.ts';
import styles from './HiddenCoupon.module.css';
import { QuickCouponHost } from './QuickCouponHost.tsx';

const CouponBarBody = lazy(async () => ({ default: (await import('../CouponBarBody.tsx')).CouponBarBody }));

interface HiddenCouponProps {
  /** The column is hidden. */
  readonly isHidden: boolean;
  readonly view: CouponView;
}

/** With its column hidden the coupon shows itself here as long as it holds something; its button brings the column back. */
export const HiddenCoupon = observer(function HiddenCoupon({ isHidden, view }: HiddenCouponProps) {
  const selections = useService(couponSelectionsToken);
  const { preferences } = useServices();
  return (
    <>
      {isHidden ? <QuickCouponHost selections={selections} view={view} /> : null}
      {view.isBusy || selections.count > 0 ? (
        <div className={styles.pill}>
          <Suspense fallback={null}>
            <CouponBarBody
              isShown={isHidden}
              onOpen={() => {
                view.show('coupon');
                preferences.set('isEndColumnHidden', false);
              }}
            />
          </Suspense>
        </div>
      ) : null}
    </>
  );
});
