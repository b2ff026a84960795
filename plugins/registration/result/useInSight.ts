import { useEffect, useRef, type RefObject } from 'react';

/**
 * The heading of what takes the place of a longer form, with `tabIndex={-1}`: it has the focus that
 * the form had, and is in view.
 */
export function useInSight(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return headingRef;
}
