import { useEffect, useRef, type RefObject } from 'react';

/** The heading of what takes the place of a longer form: else it would stand above the window. */
export function useInSight(): RefObject<HTMLHeadingElement | null> {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  return headingRef;
}
