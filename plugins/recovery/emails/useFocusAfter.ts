import { useEffect, useRef, type RefObject } from 'react';

/** Focuses an element when the step of a form has become another: what was pressed is gone. Not at the first one. */
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
