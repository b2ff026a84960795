import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useService, useServices } from '#core/ui';
import { couponWorkspaceToken, type SelectionDraft } from '../contract.ts';
import { QuickCoupon } from './QuickCoupon.ts';
import { QuickCouponBox } from './QuickCouponBox.tsx';

interface QuickCouponPanelProps {
  readonly draft: SelectionDraft;
  readonly onClose: () => void;
}

/** The quick coupon of one outcome, with what it follows while it is open. */
export const QuickCouponPanel = observer(function QuickCouponPanel({
  draft,
  onClose,
}: QuickCouponPanelProps) {
  const services = useServices();
  const workspace = useService(couponWorkspaceToken);
  const [quick, setQuick] = useState<QuickCoupon>();

  useEffect(() => {
    const made = new QuickCoupon(services, workspace, draft);
    setQuick(made);
    return () => made.dispose();
  }, [services, workspace, draft]);

  return quick === undefined ? null : (
    <QuickCouponBox quick={quick} isSignedIn={workspace.isSignedIn} onClose={onClose} />
  );
});
