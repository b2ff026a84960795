import { startTransition, useEffect, useState } from 'react';
import { useServices } from '#core/ui';

const firstCards = 14;
const cardsAStep = 48;

/**
 * How many cards of the choice are there in full: those of the first screens at once, the rest step
 * by step while the page has nothing to do. The others keep their place as empty boxes of the same
 * height.
 */
export function useMountedCards(count: number, choice: string): number {
  const { scheduler } = useServices();
  const [state, setState] = useState({ choice, mounted: firstCards });
  // Another choice starts from the beginning, in the same render.
  const mounted = state.choice === choice ? state.mounted : firstCards;
  useEffect(() => {
    if (mounted >= count) return undefined;
    return scheduler.whenIdle(() =>
      startTransition(() => setState({ choice, mounted: mounted + cardsAStep })),
    );
  }, [scheduler, choice, mounted, count]);
  return mounted;
}
