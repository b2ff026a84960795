import { useSyncExternalStore } from 'react';

/** Below this width the panel would hide the surrounding odds. */
const leastPx = 600;

function subscribe(onChange: () => void): () => void {
  const sizes = new ResizeObserver(onChange);
  sizes.observe(document.documentElement);
  return () => sizes.disconnect();
}

/** Whether the page has room for a quick coupon beside the odds. */
export function useFitsQuickCoupon(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.documentElement.clientWidth >= leastPx,
    () => false,
  );
}
