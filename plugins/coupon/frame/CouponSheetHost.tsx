import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AsyncBoundary, useService } from '#core/ui';
import { couponViewToken } from '../contract.ts';

const CouponSheet = lazy(async () => ({
  default: (await import('./CouponSheet.tsx')).CouponSheet,
}));

/** Mounts the sheet; its code is loaded when it is first opened. */
export const CouponSheetHost = observer(function CouponSheetHost() {
  const view = useService(couponViewToken);
  if (!view.isSheetOpen) return null;
  return (
    <AsyncBoundary fallback={null}>
      <CouponSheet view={view} />
    </AsyncBoundary>
  );
});
