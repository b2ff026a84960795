import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws its children first in the document, wherever they are rendered: for what stands above the
 * whole page, so that the keyboard and screen readers get to it before the header.
 */
export function DocumentStart({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return createPortal(children, place);
}
