import type { PriceGate } from './PriceGate.ts';

/** A card this far outside of the screen is still written to; more would be written for nobody, five times a second. */
const NEAR_PX = 100;

const gates = new WeakMap<Element, PriceGate>();
let observer: IntersectionObserver | undefined;

/**
 * Opens and closes the gate as the element comes near the screen and leaves it; one observer watches all. What is far
 * hides its icons, too: the browser paints several screens ahead.
 */
export function watchGate(element: HTMLElement, gate: PriceGate): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (target instanceof HTMLElement) setGate(target, isIntersecting);
    },
    { rootMargin: `${NEAR_PX}px 0px` },
  );
  const watching = observer;
  // Where the browser itself leaves out what is several screens away, that need not be watched in every frame.
  const follow = (change: Event): void => {
    if (change.target !== element || !(change instanceof ContentVisibilityAutoStateChangeEvent)) return;
    if (!change.skipped) return watching.observe(element);
    watching.unobserve(element);
    setGate(element, false);
  };
  gates.set(element, gate);
  watching.observe(element);
  element.addEventListener('contentvisibilityautostatechange', follow);
  return () => {
    element.removeEventListener('contentvisibilityautostatechange', follow);
    watching.unobserve(element);
    gates.delete(element);
  };
}

function setGate(element: HTMLElement, isOpen: boolean): void {
  gates.get(element)?.set(isOpen);
  element.style.setProperty('--icon-visibility', isOpen ? null : 'hidden');
}
