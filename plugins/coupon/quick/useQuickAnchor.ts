import { useLayoutEffect, useState } from 'react';
import { findOdds } from '../selections/pressedOdds.ts';

/** Marks the pressed odds while the quick coupon is open; several may share an outcome. */
export function useQuickAnchor(outcomeId: number): HTMLElement | null {
  const [anchor] = useState(() => findOdds(outcomeId));
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    anchor.setAttribute('data-quick', '');
    return () => anchor.removeAttribute('data-quick');
  }, [anchor]);
  return anchor;
}
