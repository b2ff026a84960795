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

/** Returns the commands that repeat a bet or restore the selections of an accepted one. */
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
