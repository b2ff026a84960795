import { useLayoutEffect, type RefObject } from 'react';
import type { Notice } from '#core';
import { followAnchor, useServices } from '#core/ui';

/** Long enough to be read; then the covered elements are free again. */
const besideMs = 4000;

/**
 * Returns whether the middle of an element is visible, not covered by a bar or cut by a list's
 * edge.
 */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  // An element without pointer events is not hit itself.
  return hit !== null && (element.contains(hit) || hit.contains(element));
}

/**
 * Keeps a notice beside the pressed element for some seconds, or until that is out of sight or
 * another element is pressed. Afterwards its styles move it to the stack: it stays the same
 * element, announced once.
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
