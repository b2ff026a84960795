import { useSyncExternalStore } from 'react';
import { passkeyBrowser } from './PasskeyBrowser.ts';

/** Returns whether this browser supports passkeys; undefined until known (server-rendered). */
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
