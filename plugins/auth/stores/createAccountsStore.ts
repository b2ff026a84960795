import type { CoreServices } from '#core';
import type { Accounts } from '../contract.ts';
import { AccountsStore } from './AccountsStore.ts';

export function createAccountsStore(services: CoreServices): Accounts & { dispose: () => void } {
  return new AccountsStore(services);
}
