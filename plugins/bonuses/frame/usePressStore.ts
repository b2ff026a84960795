import { useState } from 'react';
import { useService, useServices } from '#core/ui';
import { accountsToken } from '../../auth/contract.ts';
import type { PressServices } from './Presses.ts';

/** Creates a store and disposes it with the page. */
export function usePressStore<Store>(StoreClass: new (services: PressServices) => Store): Store {
  const services = useServices();
  const accounts = useService(accountsToken);
  const [store] = useState(
    () => new StoreClass({ ...services, reloadAccounts: () => accounts.load() }),
  );
  return store;
}
