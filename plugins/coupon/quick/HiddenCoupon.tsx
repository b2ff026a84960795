import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, useService, useServices } from '#core/ui';
import { couponSelectionsToken } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import styles from './HiddenCoupon.module.css';
import { QuickCouponHost } from './QuickCouponHost.tsx';

const CouponBarBody = lazy(async () => ({
  default: (await import('../frame/CouponBarBody.tsx')).CouponBarBody,
}));

interface HiddenCouponProps {
  /** The column is hidden. */
  readonly isHidden: boolean;
  readonly view: CouponUiStore;
}

/** The coupon while its column is hidden; its button restores the column. */
export const HiddenCoupon = observer(function HiddenCoupon({ isHidden, view }: HiddenCouponProps) {
  const selections = useService(couponSelectionsToken);
  const { preferences } = useServices();
  return (
    <>
      {isHidden ? <QuickCouponHost selections={selections} view={view} /> : null}
      {view.isBusy || selections.count > 0 ? (
        <div className={styles.pill}>
          <AsyncBoundary fallback={null}>
            <CouponBarBody
              isShown={isHidden}
              onOpen={() => {
                view.show('coupon');
                preferences.set('isEndColumnHidden', false);
              }}
            />
          </AsyncBoundary>
        </div>
      ) : null}
    </>
  );
});
