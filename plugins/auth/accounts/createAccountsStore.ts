import type { CoreServices } from '#core';
import { type Accounts, termsToken } from '../contract.ts';
import { AccountsStore } from './AccountsStore.ts';

/** Creates the service of `accountsToken` and starts its loading for signed-in people. */
export function createAccountsStore(services: CoreServices): Accounts & { dispose: () => void } {
  const { reports, services: others } = services;
  return new AccountsStore(services, () => {
    if (others.has(termsToken))
      others
        .get(termsToken)
        .catch((error: unknown) =>
          reports.report(error, { plugin: 'auth', contribution: 'terms' }),
        );
  });
}
