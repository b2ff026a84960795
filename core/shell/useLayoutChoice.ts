import { useSyncExternalStore } from 'react';
import { desktopPx } from '../ui/styles/breakPoints.ts';
import type { LayoutKind } from '../ui/react/LayoutKind.ts';
import { useServices } from '../ui/react/useServices.ts';

const query = `(width >= ${desktopPx}px)`;

/** SHL-60: layout by window width, unless the edge has detected a mobile device. */
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
    // The edge does not know the window and assumes that a desktop's is wide.
    () => (isMobile ? 'mobile' : 'desktop'),
  );
}
