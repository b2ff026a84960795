import { useSyncExternalStore } from 'react';

/** Narrower, the panel would hide the odds around it. */
const query = '(min-width: 600px)';

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether there is room for a quick coupon beside the odds. */
export function useFitsQuickCoupon(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
