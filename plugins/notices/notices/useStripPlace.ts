import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { readStripHeight, stripCookie, type ShownNotice } from '#core';
import { useServices } from '#core/ui';

/**
 * Moves the page down by the strips across its top. The height of lasting strips is stored, so that
 * the edge reserves their place from the first paint. Call it inside an observer.
 */
export function useStripPlace(
  stripsRef: RefObject<HTMLElement | null>,
  strips: readonly ShownNotice[],
): void {
  const { cookies, navigation } = useServices();
  const [isKept] = useState(() => readStripHeight(cookies.read(stripCookie)) !== undefined);
  const [firstPath] = useState(navigation.path);
  const count = strips.length;
  // Whether live data arrives may differ at each load, so that its strip does not last.
  const isLasting = count > 0 && strips.every(({ group }) => group !== 'connection');

  useLayoutEffect(() => {
    const element = stripsRef.current;
    const page = element?.ownerDocument.documentElement;
    if (element === null || page === undefined || count === 0) return undefined;
    const push = (): void => {
      const height = element.offsetHeight;
      page.style.setProperty('--strip-h', `${height}px`);
      if (isLasting) cookies.write(stripCookie, String(height));
    };
    const sizes = new ResizeObserver(push);
    sizes.observe(element);
    push();
    return () => {
      sizes.disconnect();
      if (isKept) page.style.setProperty('--strip-h', '0px');
      else page.style.removeProperty('--strip-h');
      if (isLasting) cookies.remove(stripCookie);
    };
  }, [cookies, stripsRef, count, isKept, isLasting]);

  const isMissed = isKept && count === 0 && navigation.path !== firstPath;
  useEffect(() => {
    if (!isMissed) return;
    cookies.remove(stripCookie);
    stripsRef.current?.ownerDocument.documentElement.style.setProperty('--strip-h', '0px');
  }, [cookies, isMissed, stripsRef]);
}
