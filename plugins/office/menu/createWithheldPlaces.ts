import type { CoreServices, WithheldPlaces } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { isWithheld } from './composeOfficeMenu.ts';

/** For menus outside of the area, which link to its pages without the platform's order. */
export async function createWithheldPlaces({
  environment,
  services,
}: CoreServices): Promise<WithheldPlaces> {
  const accounts = await services.get(accountsToken);
  return {
    has: (path) =>
      isWithheld(path, {
        isDepositClosed: accounts.isDepositClosed,
        isPhone: environment.isMobile,
        isExcluded: accounts.user?.excludedUntilS !== undefined,
      }),
  };
}
