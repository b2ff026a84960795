import { observer } from 'mobx-react-lite';
import { lazy, useEffect } from 'react';
import { AsyncBoundary, LazyPart, TabPanel, useServices } from '#core/ui';
import { type CouponSelections } from '../contract.ts';
import { couponCoreToken } from '../setup/couponCoreToken.ts';
import type { CouponTab, CouponUiStore } from './CouponUiStore.ts';
import { CouponSkeleton } from './CouponSkeleton.tsx';
import { EmptyCoupon } from './EmptyCoupon.tsx';

const CouponBody = lazy(async () => ({
  default: (await import('../compose/CouponBody.tsx')).CouponBody,
}));
const loadShortcut = async () => (await import('../codes/CodeShortcut.tsx')).CodeShortcut;
const MyBets = lazy(async () => ({ default: (await import('../my-bets/MyBets.tsx')).MyBets }));

interface CouponContentProps {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
  /** On a phone: figures are entered with the coupon's own keys. */
  readonly hasKeypad?: boolean;
}

/** Below the tabs. The empty coupon is small; the rest loads with the first selection. */
export const CouponContent = observer(function CouponContent({
  selections,
  view,
  hasKeypad = false,
}: CouponContentProps) {
  const { services, session } = useServices();
  const isFull = selections.count > 0 || view.isBusy;

  // Loads the stores in parallel with the code of the view. When it fails, the view reports it.
  useEffect(() => {
    if (isFull) services.get(couponCoreToken).catch(() => undefined);
  }, [isFull, services]);

  return (
    <>
      <TabPanel<CouponTab> id="coupon" value={view.tab}>
        {isFull ? (
          <AsyncBoundary fallback={<CouponSkeleton count={selections.count} />}>
            <CouponBody hasKeypad={hasKeypad} />
          </AsyncBoundary>
        ) : (
          <>
            <EmptyCoupon />
            {view.hasTools ? (
              <LazyPart
                name="coupon.code-shortcut"
                load={loadShortcut}
                props={{}}
                hasLaterTexts
                skeleton={null}
              />
            ) : null}
          </>
        )}
      </TabPanel>
      <TabPanel<CouponTab> id="bets" value={view.tab}>
        <AsyncBoundary fallback={<CouponSkeleton count={2} />}>
          <MyBets key={session.userId ?? 0} />
        </AsyncBoundary>
      </TabPanel>
    </>
  );
});
