import type { Guard } from '#core';

import { againQuery, depositModal, depositRoute } from '../contract.ts';
import { needsOwnDocument } from '../payment/needsOwnDocument.ts';
import { addressOf, returnQuery } from '../payment/returnAddress.ts';
import { readPaymentSettings } from './readPaymentSettings.ts';

/**
 * PAY-93: cancels a navigation to deposits, and opens them over the current page.
 * PAY-122: otherwise the address keeps the current page, so that the payment leads back to it.
 */
export const guardRecharge: Guard = (
  { routeName, fromRouteName, url },
  { config, modals, navigation, plan },
) => {
  if (needsOwnDocument({ routeName, fromRouteName }, { plan })) {
    navigation.leave(url.href);
    return { kind: 'cancel' };
  }
  // Only the page can try a payment again.
  const isBegunAgain = url.searchParams.has(againQuery);
  if (routeName !== depositRoute || fromRouteName === undefined || isBegunAgain)
    return { kind: 'next' };
  const settings = readPaymentSettings(config.plugins['payments']);
  const isOverPage =
    settings.opensOverPage &&
    !settings.hasAfterRegistrationRedirect &&
    // Only the page reads the account of the address.
    !url.searchParams.has('account') &&
    !settings.pageFrom.includes(fromRouteName);
  if (!isOverPage) {
    const from = plan.routes.find(({ name }) => name === fromRouteName);
    // After a sign-in the way back is not a page for visitors.
    const isNoWayBack = fromRouteName.startsWith('payments.') || from?.access === 'anonymous';
    if (isNoWayBack || url.searchParams.has(returnQuery)) return { kind: 'next' };
    const withReturn = new URL(url);
    withReturn.searchParams.set(returnQuery, addressOf(navigation));
    return { kind: 'redirect', to: withReturn.pathname + withReturn.search };
  }
  void modals.open(depositModal, {});
  return { kind: 'cancel' };
};
