import { useEffect, useState, type RefObject } from 'react';
import { watchGate } from './watchGate.ts';
import { PriceGate } from './PriceGate.ts';

/** The gate of an element, open while the element is on the screen or close to it. */
export function usePriceGate(ref: RefObject<Element | null>): PriceGate {
  const [gate] = useState(() => new PriceGate());
  useEffect(() => (ref.current === null ? undefined : watchGate(ref.current, gate)), [ref, gate]);
  return gate;
}
