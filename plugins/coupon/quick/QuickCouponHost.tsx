import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LazyPart, useServices } from '#core/ui';
import type { CouponSelections } from '../contract.ts';
import type { CouponUiStore } from '../frame/CouponUiStore.ts';
import { QuickPressesStore } from './QuickPressesStore.ts';

const loadPanel = async () => (await import('./QuickCouponPanel.tsx')).QuickCouponPanel;

/** Takes presses on odds while the column is hidden; the quick coupon comes with the first. */
export const QuickCouponHost = observer(function QuickCouponHost({
  selections,
  view,
}: {
  readonly selections: CouponSelections;
  readonly view: CouponUiStore;
}) {
  const services = useServices();
  const [presses, setPresses] = useState<QuickPressesStore>();

  useEffect(() => {
    const made = new QuickPressesStore(services, selections, view);
    setPresses(made);
    return () => made.dispose();
  }, [services, selections, view]);

  const draft = presses?.draft;
  if (presses === undefined || draft === undefined) return null;
  return (
    <LazyPart
      key={draft.outcomeId}
      name="coupon.quick"
      load={loadPanel}
      props={{ draft, onClose: presses.close }}
      hasLaterTexts
      skeleton={null}
    />
  );
});
