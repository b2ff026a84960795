import { useMemo } from 'react';
import {
  useCompositionStore,
  useCouponStore,
  useCouponView,
  usePlacementStore,
  useSelections,
  useStakeStore,
} from '../setup/useStores.ts';
import { Repeats } from './Repeats.ts';

/** What repeats a bet, or puts the selections of an accepted one back. */
export function useRepeats(): Repeats {
  const composition = useCompositionStore();
  const coupon = useCouponStore();
  const placement = usePlacementStore();
  const selections = useSelections();
  const stake = useStakeStore();
  const view = useCouponView();
  return useMemo(
    () => new Repeats({ composition, coupon, placement, selections, stake, view }),
    [composition, coupon, placement, selections, stake, view],
  );
}
