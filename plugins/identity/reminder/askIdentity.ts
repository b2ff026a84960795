import { when } from 'mobx';
import type { CoreServices } from '#core';
import { accountsToken, reminderModal, verificationRoute } from '../../auth/contract.ts';
import { hasReminders } from '../../auth/ui.ts';

/** Says after a sign-in that bets are closed until the identity is verified. */
export async function askIdentity(
  services: Pick<CoreServices, 'config' | 'modals' | 'navigation' | 'services'>,
  texts: { readonly title: string; readonly text: string; readonly act: string },
): Promise<(() => Promise<void>) | undefined> {
  if (!hasReminders(services)) return undefined;
  const accounts = await services.services.get(accountsToken);
  await when(() => accounts.user !== undefined || accounts.error !== undefined);
  if (accounts.user?.needsIdentityToPlay !== true) return undefined;
  return async () => {
    const { modals, navigation } = services;
    // The person is on the verification page already.
    if (navigation.routeName === verificationRoute) return;
    if ((await modals.open(reminderModal, texts)) === true)
      navigation.go({ name: verificationRoute });
  };
}
