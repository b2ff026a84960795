import type { VisibilityGate } from './VisibilityGate.ts';

/** Cards up to this far off screen are updated too; more would be wasted work. */
const nearPx = 50;
/** Marks a box with `content-visibility`, skipped while several screens away. */
const blockSelector = '[data-block]';

const gates = new WeakMap<Element, VisibilityGate>();
const leftOut = new WeakSet<Element>();
let observer: IntersectionObserver | undefined;

/**
 * Opens and closes the gate as the element comes near the screen and leaves it; one observer is
 * shared. Icons far away are hidden as well: the browser paints several screens ahead.
 */
export function watchVisibility(element: HTMLElement, gate: VisibilityGate): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (target instanceof HTMLElement) setGate(target, isIntersecting);
    },
    { rootMargin: `${nearPx}px 0px` },
  );
  const watching = observer;
  const block = element.closest(blockSelector);
  // Elements that the browser itself skips need not be watched in every frame.
  const watch = (): void => {
    if (block === null || !leftOut.has(block)) return watching.observe(element);
    watching.unobserve(element);
    setGate(element, false);
  };
  const follow = (change: Event): void => {
    if (
      block === null ||
      change.target !== block ||
      !(change instanceof ContentVisibilityAutoStateChangeEvent)
    )
      return;
    if (change.skipped) leftOut.add(block);
    else leftOut.delete(block);
    watch();
  };
  gates.set(element, gate);
  watch();
  block?.addEventListener('contentvisibilityautostatechange', follow);
  return () => {
    block?.removeEventListener('contentvisibilityautostatechange', follow);
    watching.unobserve(element);
    gates.delete(element);
  };
}

function setGate(element: HTMLElement, isOpen: boolean): void {
  gates.get(element)?.set(isOpen);
  element.style.setProperty('--icon-visibility', isOpen ? null : 'hidden');
}
