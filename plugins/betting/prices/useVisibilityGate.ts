import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchVisibility } from './watchVisibility.ts';
import { VisibilityGate } from './VisibilityGate.ts';

/**
 * The gate of an element, open while the element is on the screen or close to it. What is known to
 * come far below begins closed; without IntersectionObserver, all gates are open.
 */
export function useVisibilityGate(
  ref: RefObject<HTMLElement | null>,
  isFar = false,
): VisibilityGate {
  const [gate] = useState(
    () => new VisibilityGate(!isFar || typeof IntersectionObserver === 'undefined'),
  );
  // Before the browser says what it leaves out: it says so once.
  useLayoutEffect(
    () => (ref.current === null ? undefined : watchVisibility(ref.current, gate)),
    [ref, gate],
  );
  return gate;
}
