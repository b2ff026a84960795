import { reaction } from 'mobx';
import { useEffect, type RefObject } from 'react';
import type { PlacementStore } from '../place/PlacementStore.ts';

/**
 * From the press to the end of the receipt the frame around the element (`data-held`) stays as high
 * as it was: nothing slides under the pointer of whoever pressed. The frame gives way where the
 * window has no room for that height any more. Measured before the press is drawn.
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
