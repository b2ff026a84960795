import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useServices } from '#core/ui';

interface HoldHandlers {
  readonly onPointerEnter: () => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Stops the time of the notices while a pointer or the focus is inside; each hold is released exactly once.
 *
 * @param onEscape called with the element that has the focus
 */
export function useHold(onEscape: (focused: Element) => void): HoldHandlers {
  const { notices } = useServices();
  const held = useRef({ pointer: false, focus: false });

  useEffect(() => {
    const holds = held.current;
    return () => {
      if (holds.pointer) notices.release();
      if (holds.focus) notices.release();
    };
  }, [notices]);

  const hold = (by: 'pointer' | 'focus') => (): void => {
    if (held.current[by]) return;
    held.current[by] = true;
    notices.hold();
  };
  const release = (by: 'pointer' | 'focus') => (): void => {
    if (!held.current[by]) return;
    held.current[by] = false;
    notices.release();
  };
  return {
    onPointerEnter: hold('pointer'),
    onPointerLeave: release('pointer'),
    onFocus: hold('focus'),
    onBlur: release('focus'),
    onKeyDown: (event) => {
      if (event.key === 'Escape' && event.target instanceof Element) onEscape(event.target);
    },
  };
}
