import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when a form's step changes, but not at the first. */
export function useFocusAfter<E extends HTMLElement>(step: string): RefObject<E | null> {
  const element = useRef<E>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus();
  }, [step]);
  return element;
}
