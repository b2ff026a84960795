import { useLayoutEffect, type RefObject } from 'react';

const gapPx = 8;

/** Reserves the bar's height at the foot, and keeps focused elements from being covered by it. */
export function useFootHeight(barRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const bar = barRef.current;
    if (bar === null) return undefined;
    const page = bar.ownerDocument;
    const giveWay = ({ target }: FocusEvent): void => {
      bar.style.translate = '';
      if (!(target instanceof HTMLElement) || bar.contains(target) || !covers(bar, target)) return;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (covers(bar, target))
        bar.style.translate = `0 ${target.getBoundingClientRect().top - gapPx - bar.getBoundingClientRect().bottom}px`;
    };
    const overlay = bar.closest<HTMLElement>('[data-overlay]') ?? bar;
    const say = (height: string): void => {
      page.documentElement.style.scrollPaddingBlockEnd =
        height === '' ? '' : `calc(var(--foot-ground, 0px) + ${height})`;
      page.body.style.paddingBlockEnd = height;
      overlay.style.setProperty('--foot-h', height);
    };
    // The observer reports the size before the paint; reading it here would force a layout of the
    // whole page.
    const sizes = new ResizeObserver(([entry]) =>
      say(`${Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0) + gapPx}px`),
    );
    sizes.observe(bar);
    page.addEventListener('focusin', giveWay);
    return () => {
      sizes.disconnect();
      page.removeEventListener('focusin', giveWay);
      say('');
    };
  });
}

/** Returns whether the bar covers the target completely. */
function covers(bar: HTMLElement, target: HTMLElement): boolean {
  const box = target.getBoundingClientRect();
  const by = bar.getBoundingClientRect();
  return (
    box.top >= by.top && box.bottom <= by.bottom && box.left >= by.left && box.right <= by.right
  );
}
