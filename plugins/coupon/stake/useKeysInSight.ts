import { useEffect, type RefObject } from 'react';

/** Scrolls all keys into sight, with the limits below them where these have room, too. */
function showKeys(keys: Element): void {
  keys.parentElement?.scrollIntoView?.({ block: 'nearest' });
  keys.scrollIntoView?.({ block: 'nearest' });
}

/** Whether most of the keys can be seen in all that scrolls them. */
function isSeen(keys: Element, frames: readonly Element[]): boolean {
  const { top, bottom, height } = keys.getBoundingClientRect();
  const boxes = frames.map((frame) => frame.getBoundingClientRect());
  const from = Math.max(top, ...boxes.map((box) => box.top));
  const to = Math.min(bottom, ...boxes.map((box) => box.bottom));
  return to - from > height / 2;
}

/**
 * Keeps the keys of the amount in sight, all of them: from the first press on its field or on a key
 * on, also when what stands below them grows by an error or a note, or the window gets lower.
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
      // A key that moved away before its press has ended would not be pressed.
      const isKey = type === 'click' && target instanceof Node && keys.contains(target);
      if (!isField && !isKey) return;
      isFollowed = true;
      showKeys(keys);
    };
    // Once the person has scrolled the keys out of sight, they are not scrolled back into it.
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
