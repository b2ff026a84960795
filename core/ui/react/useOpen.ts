import { useEffect } from 'react';
import type { Dispose } from '../../contract/Dispose.ts';

interface Openable {
  readonly open: () => Dispose;
}

/** Keeps a resource or a store open (reading and watching) while the component is mounted. */
export function useOpen<Store extends Openable>(store: Store): Store {
  useEffect(() => store.open(), [store]);
  return store;
}
