import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchVisibility } from './watchVisibility.ts';
import { VisibilityGate } from './VisibilityGate.ts';

/**
 * The gate of an element, open while the element is on or near the screen. Elements known to be far
 * below begin closed; without IntersectionObserver, all gates are open.
 */
export function useVisibilityGate(
  ref: RefObject<HTMLElement | null>,
  isFar = false,
): VisibilityGate {
  const [gate] = useState(
    () => new VisibilityGate(!isFar || typeof IntersectionObserver === 'undefined'),
  );
  // Set up before the browser first reports what it skips, which it does only once.
  useLayoutEffect(
    () => (ref.current === null ? undefined : watchVisibility(ref.current, gate)),
    [ref, gate],
  );
  return gate;
}
