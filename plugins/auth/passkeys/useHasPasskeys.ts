import { useSyncExternalStore } from 'react';
import { passkeyBrowser } from './PasskeyBrowser.ts';

/** Whether this browser has passkeys; undefined while that is not known (on the edge). */
export function useHasPasskeys(): boolean | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => passkeyBrowser.isSupported,
    () => undefined,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
