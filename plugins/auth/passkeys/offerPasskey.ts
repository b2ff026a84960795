import type { CoreServices } from '#core';
import { hasReminders } from '../after-sign-in/hasReminders.ts';
import { reminderModal, securityRoute, type SecurityPart } from '../contract.ts';
import { loadPasskeys } from './PasskeysApi.ts';
import type { PasskeyBrowser } from './PasskeyBrowser.ts';

const againAfterMs = 30 * 86_400_000;

type OfferServices = Pick<
  CoreServices,
  'clock' | 'config' | 'http' | 'modals' | 'navigation' | 'storage'
>;

/** Offers a passkey to people without one, once in 30 days, on a device that can create one. */
export async function offerPasskey(
  services: OfferServices,
  browser: Pick<PasskeyBrowser, 'isSupported'>,
  texts: { readonly title: string; readonly text: string; readonly act: string },
): Promise<(() => Promise<void>) | undefined> {
  const { clock, http, modals, navigation, storage } = services;
  if (!hasReminders(services) || !browser.isSupported || !navigation.hasRoute(securityRoute))
    return undefined;
  const offeredAtMs = storage.value<number>({
    key: 'passkey-offered',
    version: 1,
    fallback: 0,
    check: Number.isSafeInteger as (value: unknown) => value is number,
  });
  if (offeredAtMs.read() + againAfterMs > clock.nowMs()) return undefined;
  const { passkeys } = await loadPasskeys(http, new AbortController().signal);
  if (passkeys.length > 0) return undefined;
  return async () => {
    offeredAtMs.write(Math.floor(clock.nowMs()));
    if ((await modals.open(reminderModal, texts)) === true)
      navigation.go({ name: securityRoute, query: { part: 'passkeys' satisfies SecurityPart } });
  };
}
