import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for the heading of a result that replaces the form, with `tabIndex={-1}`: it gets
 * the focus and is scrolled into view.
 */
export function useInSight(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return headingRef;
}
