import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { PlacementStore } from '../place/PlacementStore.ts';

/**
 * Keeps the height of the surrounding frame (`data-held`) from the press to the end of the receipt,
 * so that nothing slides under the pointer. The frame shrinks when the window gets too low for that
 * height. Measured before the press is rendered.
 */
export function useHeldHeight(
  ref: RefObject<HTMLElement | null>,
  placement: Pick<PlacementStore, 'isUnderWay' | 'state'>,
): void {
  useEffect(() => {
    let held: HTMLElement | null | undefined = undefined;
    const release = (): void => {
      held?.style.removeProperty('--held');
    };
    const stop = reaction(
      () => placement.isUnderWay || placement.state.kind === 'accepted',
      (isHeld) => {
        if (!isHeld) return release();
        held = ref.current?.closest<HTMLElement>('[data-held]');
        held?.style.setProperty('--held', `${held.offsetHeight}px`);
      },
    );
    return () => {
      stop();
      release();
    };
  }, [ref, placement]);
}
