import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useServices } from '#core/ui';
import type { SelectionDraft } from '../../betting/contract.ts';
import { QuickCouponStore } from './QuickCouponStore.ts';
import { QuickCouponBox } from './QuickCouponBox.tsx';
import {
  useAccountStore,
  useMoneyStore,
  useOneClickStore,
  usePlacementStore,
  usePlacingStore,
  useSelections,
  useSettingsStore,
  useStakeStore,
} from '../setup/useStores.ts';

/** Quick coupon of one outcome, with its store while it is open. */
export const QuickCouponPanel = observer(function QuickCouponPanel({
  draft,
  onClose,
}: {
  readonly draft: SelectionDraft;
  readonly onClose: () => void;
}) {
  const services = useServices();
  const account = useAccountStore();
  const { bets: directBets } = useOneClickStore();
  const money = useMoneyStore();
  const placement = usePlacementStore();
  const placing = usePlacingStore();
  const selections = useSelections();
  const settings = useSettingsStore();
  const stake = useStakeStore();
  const [quick, setQuick] = useState<QuickCouponStore>();

  useEffect(() => {
    const made = new QuickCouponStore(
      services,
      { account, directBets, money, placement, placing, selections, settings, stake },
      draft,
    );
    setQuick(made);
    return () => made.dispose();
  }, [
    account,
    directBets,
    draft,
    money,
    placement,
    placing,
    selections,
    services,
    settings,
    stake,
  ]);

  return quick === undefined ? null : (
    <QuickCouponBox quick={quick} isSignedIn={placing.isSignedIn} onClose={onClose} />
  );
});
