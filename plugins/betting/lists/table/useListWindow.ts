import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Dispose } from '#core';
import { useLayoutKind, useServices, type LayoutKind } from '#core/ui';
import type { ListMetrics } from './listWindow.ts';

/** Height rendered beyond the visible area, so that a quick scroll finds rows. */
const overscanPx = 400;
/** Height before measuring: about a screen, and not more than is measured afterwards. */
const firstPx = 600;
/** The same where the list begins low on the screen. */
const lowFirstPx = 200;
/** Initial heights as in the lists' styles, so that no rows disappear again. */
const firstMetrics: Readonly<Record<LayoutKind, ListMetrics & Pick<ViewOfList, 'namedPx'>>> = {
  desktop: { headPx: 34, rowPx: 46, namedPx: 40 },
  mobile: { headPx: 42, rowPx: 143, namedPx: 104 },
};
/** The view moves in such steps, so that a scroll renders a few times and not at every pixel. */
const stepPx = 200;
/** While a window is pulled its lists wait for the end. */
const resizeRestMs = 100;

interface ViewOfList extends ListMetrics {
  /** Height of a row that names its competition. */
  readonly namedPx: number;
  readonly topPx: number;
  readonly bottomPx: number;
}

/**
 * Returns the part of a long list near the screen, in pixels from its start.
 *
 * @param content identity of all lists of the page; new whenever one renders, because changes in a
 * list above move this one without a scroll
 */
export function useListWindow(
  ref: RefObject<HTMLElement | null>,
  content: unknown,
  isLow = false,
): ViewOfList {
  const { scheduler } = useServices();
  const layout = useLayoutKind();
  const [view, setView] = useState<ViewOfList>({
    ...firstMetrics[layout],
    topPx: 0,
    bottomPx: isLow ? lowFirstPx : firstPx,
  });
  const isAsked = useRef(false);

  const measure = useCallback(
    (growPx: number) => {
      isAsked.current = false;
      const list = ref.current;
      if (list === null) return;
      const style = getComputedStyle(list);
      const startPx = list.getBoundingClientRect().top;
      const next = {
        headPx: pixels(style, '--list-head-h', 34),
        rowPx: pixels(style, '--list-row-h', 46),
        namedPx: pixels(style, '--list-named-h', 46),
        topPx: Math.floor((-startPx - overscanPx) / stepPx) * stepPx,
        bottomPx: Math.ceil((innerHeight - startPx + overscanPx) / stepPx) * stepPx,
      };
      setView((now) => {
        const grown = { ...next, bottomPx: Math.min(next.bottomPx, now.bottomPx + growPx) };
        return isSame(now, grown) ? now : grown;
      });
    },
    [ref],
  );

  // Not in the commit: reading a height there would lay out the whole page in the same task. The
  // rows that a low list adds are below the screen, so they are rendered in steps, in time slices.
  const grownPx = isLow ? view.bottomPx : 0;
  useEffect(
    () =>
      scheduler.nextFrame(() =>
        isLow ? startTransition(() => measure(stepPx)) : measure(Infinity),
      ),
    [measure, scheduler, isLow, grownPx, content],
  );
  useEffect(() => {
    const handleMove = (): void => {
      if (isAsked.current) return;
      isAsked.current = true;
      scheduler.nextFrame(() => measure(Infinity));
    };
    addEventListener('scroll', handleMove, { passive: true, capture: true });
    let stopWaiting: Dispose = () => undefined;
    const handleResize = (): void => {
      stopWaiting();
      stopWaiting = scheduler.after(resizeRestMs, () => measure(Infinity));
    };
    addEventListener('resize', handleResize);
    return () => {
      stopWaiting();
      removeEventListener('scroll', handleMove, { capture: true });
      removeEventListener('resize', handleResize);
    };
  }, [measure, scheduler]);
  return view;
}

function pixels(style: CSSStyleDeclaration, name: string, fallback: number): number {
  const value = Number.parseFloat(style.getPropertyValue(name));
  return Number.isFinite(value) && value > 0 ? value : fallback;
}

function isSame(first: ViewOfList, second: ViewOfList): boolean {
  return (
    first.topPx === second.topPx &&
    first.bottomPx === second.bottomPx &&
    first.rowPx === second.rowPx &&
    first.namedPx === second.namedPx &&
    first.headPx === second.headPx
  );
}
