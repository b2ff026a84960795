import { useLayoutEffect, type RefObject } from 'react';
import type { Notice } from '#core';
import { followAnchor, useServices } from '#core/ui';

/** Long enough to be read; then what it lies over is free again. */
const besideMs = 4000;

/** Whether nothing hides the middle of an element: no bar of the page, no edge of a list. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  // What lets presses through is not hit itself.
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Keeps a notice beside what was pressed for some seconds, or until that is out of sight or
 * something else is pressed. From then on its styles leave it in the stack: it is the same element,
 * said once.
 */
export function useAnchor(ref: RefObject<HTMLElement | null>, anchor: Notice['anchor']): void {
  const { scheduler } = useServices();
  useLayoutEffect(() => {
    const notice = ref.current;
    if (notice === null || anchor === undefined) return undefined;
    let stop = (): void => undefined;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      stop();
      stopWaiting();
      document.removeEventListener('pointerdown', handlePress);
      delete notice.dataset['side'];
      delete notice.dataset['edge'];
    };
    function handlePress({ target }: PointerEvent): void {
      if (target instanceof Node && notice?.contains(target) !== true) end();
    }
    document.addEventListener('pointerdown', handlePress);
    const stopWaiting = scheduler.after(besideMs, end);
    stop = followAnchor(
      notice,
      () => {
        const pressed = anchor();
        return pressed !== null && isInSight(pressed) ? pressed : null;
      },
      { align: 'start', onLost: end },
    );
    if (isOver) stop();
    return end;
  }, [ref, anchor, scheduler]);
}
