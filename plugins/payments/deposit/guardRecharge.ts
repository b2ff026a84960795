import type { Guard } from '#core';
import { depositRoute } from '../../auth/contract.ts';
import { againQuery, depositModal } from '../contract.ts';
import { needsOwnDocument } from '../payment/needsOwnDocument.ts';
import { addressOf, returnQuery } from '../payment/returnAddress.ts';
import { readPaymentSettings } from './readPaymentSettings.ts';

/**
 * PAY-93: a step to deposits is cancelled, and they open over the page where the person is.
 * PAY-122: else the address remembers that page, so that the payment leads back to it.
 */
export const guardRecharge: Guard = (
  { routeName, fromRouteName, url },
  { config, modals, navigation, plan },
) => {
  if (needsOwnDocument({ routeName, fromRouteName }, { plan })) {
    navigation.leave(url.href);
    return { kind: 'cancel' };
  }
  // What is begun again is taken up by the page alone.
  const isBegunAgain = url.searchParams.has(againQuery);
  if (routeName !== depositRoute || fromRouteName === undefined || isBegunAgain)
    return { kind: 'next' };
  const settings = readPaymentSettings(config.plugins['payments']);
  const isOverPage =
    settings.opensOverPage &&
    !settings.hasAfterRegistrationRedirect &&
    // The account that the address names is read by the page alone, too.
    !url.searchParams.has('account') &&
    !settings.pageFrom.includes(fromRouteName);
  if (!isOverPage) {
    const from = plan.routes.find(({ name }) => name === fromRouteName);
    // Whoever has signed in does not go back to a page for visitors.
    const isNoWayBack = fromRouteName.startsWith('payments.') || from?.access === 'anonymous';
    if (isNoWayBack || url.searchParams.has(returnQuery)) return { kind: 'next' };
    const withReturn = new URL(url);
    withReturn.searchParams.set(returnQuery, addressOf(navigation));
    return { kind: 'redirect', to: withReturn.pathname + withReturn.search };
  }
  void modals.open(depositModal, {});
  return { kind: 'cancel' };
};
