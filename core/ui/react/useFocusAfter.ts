import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses an element when a step of the page changes, but not at the first, so that new content is
 * scrolled into view and read out. An element that is no control needs `tabIndex={-1}`.
 */
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
