import type { PriceGate } from './PriceGate.ts';

/** A card this far outside of the screen is still written to. */
const NEAR_PX = 200;

const gates = new WeakMap<Element, PriceGate>();
let observer: IntersectionObserver | undefined;

/** Opens and closes the gate as the element comes near the screen and leaves it; one observer watches all. */
export function watchGate(element: Element, gate: PriceGate): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) gates.get(entry.target)?.set(entry.isIntersecting);
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  const watching = observer;
  gates.set(element, gate);
  watching.observe(element);
  return () => {
    watching.unobserve(element);
    gates.delete(element);
  };
}
