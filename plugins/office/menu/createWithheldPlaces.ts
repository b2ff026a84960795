import type { CoreServices, WithheldPlaces } from '#core';
import { accountsToken } from '../../auth/contract.ts';
import { isWithheld } from './composeOfficeMenu.ts';

/** For menus outside the area, which draw its pages without asking the platform for their order. */
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
