import { useEffect, type RefObject } from 'react';

/** Scrolls the whole keypad into view, with the limits below it if they fit. */
function showKeys(keys: Element): void {
  keys.parentElement?.scrollIntoView?.({ block: 'nearest' });
  keys.scrollIntoView?.({ block: 'nearest' });
}

/** Whether most of the keypad is visible in its scroll containers. */
function isSeen(keys: Element, frames: readonly Element[]): boolean {
  const { top, bottom, height } = keys.getBoundingClientRect();
  const boxes = frames.map((frame) => frame.getBoundingClientRect());
  const from = Math.max(top, ...boxes.map((box) => box.top));
  const to = Math.min(bottom, ...boxes.map((box) => box.bottom));
  return to - from > height / 2;
}

/**
 * Keeps the whole keypad visible from the first press on the field or a key, also when an error or
 * note appears below it or the window gets lower.
 */
export function useKeysInSight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const keys = ref.current;
    const scroller = keys?.closest('[data-coupon-scroll]');
    const coupon = scroller?.parentElement;
    if (keys === null || !scroller || !coupon) return undefined;
    const frames = [scroller, coupon];
    const heights = new Map<Element, number>();
    let isFollowed = false;
    const handlePress = ({ target, type }: Event): void => {
      const isField = target instanceof HTMLInputElement && target.inputMode === 'none';
      // A key that moved during the press would not receive the click.
      const isKey = type === 'click' && target instanceof Node && keys.contains(target);
      if (!isField && !isKey) return;
      isFollowed = true;
      showKeys(keys);
    };
    // Scrolling the keypad out of view by hand ends this.
    const handleScroll = (): void => {
      isFollowed &&= isSeen(keys, frames);
    };
    const sizes = new ResizeObserver((entries) => {
      const isLower = entries.some(
        ({ target }) => target.clientHeight < (heights.get(target) ?? 0),
      );
      for (const { target } of entries) heights.set(target, target.clientHeight);
      if (isLower && isFollowed) showKeys(keys);
    });
    for (const frame of frames) {
      sizes.observe(frame);
      frame.addEventListener('scroll', handleScroll, { passive: true });
    }
    coupon.addEventListener('focusin', handlePress);
    coupon.addEventListener('click', handlePress);
    return () => {
      sizes.disconnect();
      for (const frame of frames) frame.removeEventListener('scroll', handleScroll);
      coupon.removeEventListener('focusin', handlePress);
      coupon.removeEventListener('click', handlePress);
    };
  }, [ref]);
}
