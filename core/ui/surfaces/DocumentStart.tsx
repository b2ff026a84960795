import { useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface DocumentStartProps {
  readonly children: ReactNode;
}

/**
 * Renders its children first in the document, wherever they are in the tree: for content above the
 * whole page, so that the keyboard and screen readers reach it before the header. The edge renders
 * nothing of it. It is no landmark: its children are live regions, or have roles of their own.
 */
export function DocumentStart({ children }: DocumentStartProps) {
  // The server-rendered page is hydrated without it.
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
