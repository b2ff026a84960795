import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';
import { useService, useServices } from '#core/ui';
import { couponSelectionsToken, couponViewToken } from '../contract.ts';
import styles from './CouponPill.module.css';

const CouponBarBody = lazy(async () => ({ default: (await import('./CouponBarBody.tsx')).CouponBarBody }));

/** With the end column hidden the coupon shows itself here as long as it holds something; its button brings the column back. */
export const CouponPill = observer(function CouponPill() {
  const selections = useService(couponSelectionsToken);
  const view = useService(couponViewToken);
  const { preferences } = useServices();
  if (!view.isBusy && (!preferences.isEndColumnHidden || selections.count === 0)) return null;
  return (
    <div className={styles.pill}>
      <Suspense fallback={null}>
        <CouponBarBody
          isShown={preferences.isEndColumnHidden}
          onOpen={() => {
            view.show('coupon');
            preferences.set('isEndColumnHidden', false);
          }}
        />
      </Suspense>
    </div>
  );
});
