import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws its children first in the document, wherever they are rendered: for what stands above the
 * whole page, so that the keyboard and screen readers get to it before the header. The edge draws
 * nothing of it. It is no landmark: its children are live regions, or say themselves what they are.
 */
export function DocumentStart({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  useLayoutEffect(() => {
    if (place === undefined) return undefined;
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place === undefined ? null : createPortal(children, place);
}
