import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface DocumentStartProps {
  readonly children: ReactNode;
}

/**
 * Draws its children first in the document, wherever they are rendered: for what stands above the
 * whole page, so that the keyboard and screen readers get to it before the header. The edge draws
 * nothing of it. It is no landmark: its children are live regions, or say themselves what they are.
 */
export function DocumentStart({ children }: DocumentStartProps) {
  // What the edge drew is taken over without it.
  const isOnPage = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isOnPage ? <Place>{children}</Place> : null;
}

function Place({ children }: DocumentStartProps) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
