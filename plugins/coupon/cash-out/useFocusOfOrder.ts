import { useEffect, useRef, type RefObject } from 'react';
import { focusOpenTab } from '../frame/focusOpenTab.ts';

interface FocusOfOrder {
  /** The person has pressed: what was pressed gives way to a sign of waiting. */
  readonly begin: () => void;
  /** Of the sign of waiting. */
  readonly busyRef: (button: HTMLButtonElement | null) => void;
}

/**
 * Keeps the focus with a cash-out that was pressed here: on the sign of waiting, then on the button
 * that opens it again; once the bet has left the list, on the tab.
 */
export function useFocusOfOrder(
  isUnderWay: boolean,
  toggleRef: RefObject<HTMLButtonElement | null>,
): FocusOfOrder {
  const isPressed = useRef(false);
  /** What stands around the list: it stays when the bet leaves. */
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
