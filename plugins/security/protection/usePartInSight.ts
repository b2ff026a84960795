import { useEffect, useRef, type RefCallback } from 'react';
import { useServices } from '#core/ui';
import type { SecurityPart } from '../../auth/contract.ts';

/**
 * Scrolls the part of the page that the address names into view and focuses its heading, once.
 *
 * @param isReady whether the content above the parts has its final height
 * @returns creates the ref of each part
 */
export function usePartInSight(
  isReady: boolean,
): (part: SecurityPart) => RefCallback<HTMLDivElement> {
  const { navigation } = useServices();
  const places = useRef(new Map<string, HTMLDivElement>());
  const wanted = navigation.query.get('part');
  useEffect(() => {
    if (wanted === null || !isReady) return;
    navigation.rewriteQuery({ part: undefined });
    const place = places.current.get(wanted);
    const heading = place?.querySelector('h2');
    if (place === undefined || !heading) return;
    place.scrollIntoView?.({ block: 'start' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [isReady, navigation, wanted]);
  return (part) => (element) => {
    if (element === null) places.current.delete(part);
    else places.current.set(part, element);
  };
}
