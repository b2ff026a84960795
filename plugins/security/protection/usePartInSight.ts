import { useEffect, useRef, type RefCallback } from 'react';
import { useServices } from '#core/ui';
import type { SecurityPart } from '../../auth/contract.ts';

/**
 * Brings the part of the page that its address asks for into view, with the focus on its heading,
 * once.
 *
 * @param isReady what stands above the parts has its height
 * @returns what each part is marked by
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
