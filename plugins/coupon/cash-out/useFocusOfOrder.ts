import { useEffect, useRef, type RefObject } from 'react';
import { focusOpenTab } from '../frame/focusOpenTab.ts';

interface FocusOfOrder {
  /** Call on the press that replaces the button by a busy indicator. */
  readonly begin: () => void;
  /** Ref of the busy indicator. */
  readonly busyRef: (button: HTMLButtonElement | null) => void;
}

/**
 * Keeps the focus with a cash-out started here: on the busy indicator, then on the button that
 * reopens the panel; once the bet has left the list, on the tab.
 */
export function useFocusOfOrder(
  isUnderWay: boolean,
  toggleRef: RefObject<HTMLButtonElement | null>,
): FocusOfOrder {
  const isPressed = useRef(false);
  /** Container of the list, which stays when the bet is removed. */
  const frame = useRef<Element>(null);
  const wasUnderWay = useRef(isUnderWay);
  useEffect(() => {
    const hasEnded = wasUnderWay.current && !isUnderWay;
    wasUnderWay.current = isUnderWay;
    if (!hasEnded || !isPressed.current) return;
    isPressed.current = false;
    toggleRef.current?.focus();
  }, [isUnderWay, toggleRef]);
  useEffect(
    () => () => {
      if (isPressed.current && frame.current !== null) focusOpenTab(frame.current);
    },
    [],
  );
  return {
    begin: () => {
      isPressed.current = true;
      frame.current = toggleRef.current?.closest('[data-held]') ?? null;
    },
    busyRef: (button) => {
      if (isPressed.current) button?.focus();
    },
  };
}
