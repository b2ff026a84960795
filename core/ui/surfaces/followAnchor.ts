import type { Dispose } from '../../contract/Dispose.ts';
import { placePopover } from './placePopover.ts';

interface FollowOptions {
  readonly align: 'start' | 'end';
  /** Called when the anchor has been removed. */
  readonly onLost?: (() => void) | undefined;
}

/**
 * Keeps an open panel beside its anchor while the page scrolls or either of them changes its size,
 * until the returned function is called. The anchor is looked up each time, because lists recreate
 * their elements.
 */
export function followAnchor(
  panel: HTMLElement,
  anchor: () => Element | null,
  { align, onLost }: FollowOptions,
): Dispose {
  const place = (): void => {
    const beside = anchor();
    if (beside === null) onLost?.();
    else placePopover(beside, panel, align);
  };
  place();
  // Texts that are loaded after the first paint make it higher.
  const sizes = new ResizeObserver(place);
  sizes.observe(panel);
  addEventListener('resize', place);
  addEventListener('scroll', place, { capture: true, passive: true });
  return () => {
    sizes.disconnect();
    removeEventListener('resize', place);
    removeEventListener('scroll', place, { capture: true });
  };
}
