import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#core/ui';

/** About two screens. */
const FIRST_CARDS = 14;
const CARDS_A_STEP = 48;

/**
 * How many cards of the choice are there in full: those of the first screens at once, the rest step by step while the
 * page has nothing to do. The others keep their place as empty boxes of the same height.
 */
export function useMountedCards(count: number, choice: string): number {
  const { scheduler } = useServices();
  const [state, setState] = useState({ choice, mounted: FIRST_CARDS });
  // What is chosen anew begins anew, in the same render.
  const mounted = state.choice === choice ? state.mounted : FIRST_CARDS;
  useEffect(() => {
    if (mounted >= count) return undefined;
    return scheduler.whenIdle(() => startTransition(() => setState({ choice, mounted: mounted + CARDS_A_STEP })));
  }, [scheduler, choice, mounted, count]);
  return mounted;
}
