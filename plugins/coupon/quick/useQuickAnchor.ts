import { useLayoutEffect, useState } from 'react';

/** The pressed odds; of several with that outcome the one under pointer or focus. */
function oddsOf(outcomeId: number): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(`[data-odds="${outcomeId}"]`)];
  return all.find((each) => each.matches(':focus, :hover')) ?? all[0] ?? null;
}

/** Marks the pressed odds while the quick coupon is open; several may share an outcome. */
export function useQuickAnchor(outcomeId: number): HTMLElement | null {
  const [anchor] = useState(() => oddsOf(outcomeId));
  useLayoutEffect(() => {
    if (anchor === null) return undefined;
    anchor.setAttribute('data-quick', '');
    return () => anchor.removeAttribute('data-quick');
  }, [anchor]);
  return anchor;
}
