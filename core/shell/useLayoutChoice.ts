import { useSyncExternalStore } from 'react';
import type { LayoutKind } from '../ui/react/LayoutKind.ts';
import { useServices } from '../ui/react/useServices.ts';

/** The narrowest window, in CSS pixels, that shows the desktop layout. */
const narrowestDesktopPx = 1008;

const query = `(min-width: ${narrowestDesktopPx}px)`;

/** SHL-60: the layout by window width, unless the edge has found a mobile device. */
export function chooseLayout(isMobile: boolean): LayoutKind {
  return !isMobile && matchMedia(query).matches ? 'desktop' : 'mobile';
}

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

export function useLayoutChoice(): LayoutKind {
  const { isMobile } = useServices().environment;
  return useSyncExternalStore(
    subscribe,
    () => chooseLayout(isMobile),
    // The edge does not know the window: it takes a desktop's to be wide.
    () => (isMobile ? 'mobile' : 'desktop'),
  );
}
