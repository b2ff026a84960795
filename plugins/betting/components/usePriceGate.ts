import { useLayoutEffect, useState, type RefObject } from 'react';
import { watchGate } from './watchGate.ts';
import { PriceGate } from './PriceGate.ts';

/**
 * The gate of an element, open while the element is on the screen or close to it. What is known to come far below
 * begins closed; where nobody says what can be seen, all gates are open.
 */
export function usePriceGate(ref: RefObject<HTMLElement | null>, isFar = false): PriceGate {
  const [gate] = useState(() => new PriceGate(!isFar || typeof IntersectionObserver === 'undefined'));
  // Before the browser says what it leaves out: it says so once.
  useLayoutEffect(() => (ref.current === null ? undefined : watchGate(ref.current, gate)), [ref, gate]);
  return gate;
}
