import { useEffect, type RefObject } from 'react';
import { useService } from '#core/ui';
import { couponViewToken } from '../contract.ts';
import type { CouponFocus } from './CouponUiStore.ts';

/** Focuses the element on request, also when mounted later. For observers. */
export function useWantedFocus(place: CouponFocus, ref: RefObject<HTMLElement | null>): void {
  const view = useService(couponViewToken);
  const isWanted = view.wantedFocus === place;
  useEffect(() => {
    if (!isWanted || ref.current === null) return;
    ref.current.focus();
    view.wantFocus(undefined);
  }, [isWanted, ref, view]);
}
