import { useLayoutEffect, useState } from 'react';

/** The odds that were pressed; of several with that outcome the one under the pointer or the focus. */
function oddsOf(outcomeId: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-odds="${outcomeId}"]`)];
  return all.find((each) => each.matches(':focus, :hover')) ?? all[0] ?? null;
}

/** The pressed odds, marked while the quick coupon is beside them; several odds may be of one outcome. */
export function useQuickAnchor(outcomeId: number): HTMLElement | null {
  const [anchor] = useState(() => oddsOf(outcomeId));
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    anchor.setAttribute('data-quick', '');
    return () => anchor.removeAttribute('data-quick');
  }, [anchor]);
  return anchor;
}
