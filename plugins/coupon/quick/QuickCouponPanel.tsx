import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import { type SelectionDraft } from '../contract.ts';
import { QuickCouponStore } from './QuickCouponStore.ts';
import { QuickCouponBox } from './QuickCouponBox.tsx';
import { useCouponStores } from '../setup/useCouponStores.ts';

/** The quick coupon of one outcome, with what it follows while it is open. */
export const QuickCouponPanel = observer(function QuickCouponPanel({
  draft,
  onClose,
}: {
  readonly draft: SelectionDraft;
  readonly onClose: () => void;
}) {
  const services = useServices();
  const stores = useCouponStores();
  const [quick, setQuick] = useState<QuickCouponStore>();

  useEffect(() => {
    const made = new QuickCouponStore(services, stores, draft);
    setQuick(made);
    return () => made.dispose();
  }, [services, stores, draft]);

  return quick === undefined ? null : (
    <QuickCouponBox quick={quick} isSignedIn={stores.placing.isSignedIn} onClose={onClose} />
  );
});
