import { useRef, type PointerEvent } from 'react';

interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerCancel: () => void;
}

/**
 * Drags a selection by its handle onto another element, by mouse, pen or finger. The element below
 * the pointer has `data-over`, the dragged row `data-dragged`; the caller decides what a drop does.
 * Without a pointer the buttons do the same.
 */
export function useDragHandle(
  targetSelector: string,
  onDrop: (target: HTMLElement) => void,
): DragHandlers {
  const rowRef = useRef<HTMLElement | null>(null);
  const overRef = useRef<HTMLElement | null>(null);

  function setOver(target: HTMLElement | null): void {
    if (overRef.current === target) return;
    overRef.current?.removeAttribute('data-over');
    target?.setAttribute('data-over', '');
    target?.scrollIntoView({ block: 'nearest' });
    overRef.current = target;
  }

  function end(): void {
    rowRef.current?.removeAttribute('data-dragged');
    rowRef.current = null;
    setOver(null);
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      rowRef.current = event.currentTarget.closest<HTMLElement>('[data-selection]');
      rowRef.current?.setAttribute('data-dragged', '');
    },
    onPointerMove: (event) => {
      const panel = rowRef.current?.closest('[role="tabpanel"]');
      if (rowRef.current === null || panel === null || panel === undefined) return;
      const target =
        document
          .elementFromPoint(event.clientX, event.clientY)
          ?.closest<HTMLElement>(targetSelector) ?? null;
      setOver(
        target !== null && panel.contains(target) && target !== rowRef.current ? target : null,
      );
    },
    onPointerUp: () => {
      const target = overRef.current;
      end();
      if (target !== null) onDrop(target);
    },
    onPointerCancel: end,
  };
}
